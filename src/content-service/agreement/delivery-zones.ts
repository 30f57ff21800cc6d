import * as v from 'valibot'
import { deliveryZones } from '../../domain/pricing/delivery-zone.ts'
import { hasTheRest, type PostcodeRange, readPostcodeRange } from '../../domain/pricing/postcode-ranges.ts'
import type { Content } from '../load/content.ts'
import type { Disagreement, EditionCatalogue } from './edition-catalogue.ts'
import { publishedEntries } from './published-entries.ts'

const schema = v.object({
  zone: v.string(),
  postcodes: v.nullish(v.array(v.string()), []),
  fewestDays: v.number(),
  mostDays: v.number(),
})

type Zone = v.InferOutput<typeof schema> & { id: string }

interface Range extends PostcodeRange {
  id: string
  zone: string
  field: string
  range: string
}

const rangesOf = ({ id, zone, postcodes }: Zone): Range[] =>
  postcodes.map((range, at) => ({ id, zone, field: `postcodes.${at}`, range, ...readPostcodeRange(range) }))

/** A list that is sorted can be read, and compared with a carrier's. */
const outOfOrder = (ranges: readonly Range[]) =>
  ranges.flatMap(({ id, field, from, range }, at) => {
    const before = ranges[at - 1]
    return before === undefined || before.from <= from
      ? []
      : [{ id, field, reason: `${range} stands after ${before.range}` }]
  })

const overlaps = (ranges: readonly Range[]) => {
  const sorted = ranges.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return sorted.flatMap(({ id, field, range, from }, at) => {
    const reaching = sorted.slice(0, at).find(({ to }) => to >= from)
    return reaching === undefined
      ? []
      : [{ id, field, reason: `${range} overlaps ${reaching.range} of the zone ${reaching.zone}` }]
  })
}

const repeated = (
  zones: readonly Zone[],
  isOne: (zone: Zone) => boolean,
  field: string,
  reason: (of: Zone) => string,
) =>
  zones.filter(isOne).flatMap(({ id }, at, ones) => {
    const [first] = ones
    return at === 0 || first === undefined ? [] : [{ id, field, reason: reason(first) }]
  })

/** Where there is a shop, each postcode is in one zone, and it is known how long the way there takes. */
export const zonesAgree = (content: Content, catalogue: EditionCatalogue): Disagreement[] => {
  const { edition, locale, shop } = catalogue
  if (!shop) return []
  const zones = publishedEntries(content, 'deliveryZone', schema, catalogue)
  const missing = deliveryZones.filter((zone) => zones.every((each) => each.zone !== zone))
  const ranges = zones.map(rangesOf)
  const rest = zones.filter(hasTheRest)
  return [
    ...missing.map((zone) => ({ id: edition, field: 'shop', reason: `has no delivery zone ${zone}` })),
    ...(zones.length > 0 && rest.length === 0
      ? [{ id: edition, field: 'shop', reason: 'has no delivery zone for postcodes that none names' }]
      : []),
    ...deliveryZones.flatMap((name) =>
      repeated(
        zones,
        ({ zone }) => zone === name,
        'zone',
        ({ id }) => `is ${name}, and so is ${id}`,
      ),
    ),
    ...repeated(zones, hasTheRest, 'zone', ({ zone }) => `names no postcodes, and neither does ${zone}`),
    ...ranges
      .flat()
      .flatMap(({ id, field, range, from, to }) =>
        from > to ? [{ id, field, reason: `${range} runs backwards` }] : [],
      ),
    ...ranges.flatMap(outOfOrder),
    ...overlaps(ranges.flat()),
    ...zones.flatMap(({ id, fewestDays, mostDays }) =>
      fewestDays > mostDays
        ? [{ id, field: 'fewestDays', reason: `${fewestDays} is more than the most, ${mostDays}` }]
        : [],
    ),
  ].map((found) => ({ ...found, locale }))
}
