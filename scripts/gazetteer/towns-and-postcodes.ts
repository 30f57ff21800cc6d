import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { foldedName } from '../../src/domain/places/folded-name.ts'
import type { GazetteerContents, PlaceSize } from '../../src/domain/places/gazetteer-entry.ts'
import { townsOf } from './geonames.ts'
import { inOrder, type NamedEntry } from './in-order.ts'

const text = v.string()
const sizes: Record<string, PlaceSize> = { 1: 1, 2: 2, 3: 3, 4: 4 }

const schema = v.array(
  v.object({
    region: text,
    geonames: text,
    places: v.record(
      text,
      v.strictObject({
        size: v.optional(v.picklist(['1', '2', '3', '4']), '1'),
        /** The one letters go to first, then others and ranges of the same place: "0110 0112 0170-0199". */
        codes: v.optional(text, ''),
        /** Latitude and longitude, where GeoNames does not know it or knows another of that name. */
        at: v.optional(text),
        /** As GeoNames spells it, where that is something else. */
        source: v.optional(text),
        /** Other names it goes by. */
        also: v.optional(v.array(text), []),
      }),
    ),
  }),
)

interface Listed {
  entries: NamedEntry[]
  ranges: { from: number; to: number; of: NamedEntry }[]
}

const entriesOf = (main: NamedEntry, codes: string, also: string[]): Listed => {
  const [first, ...others] = codes.split(' ').filter((code) => code !== '')
  if (first?.includes('-')) throw new Error(`${main.name}: the first postcode must be one, not a range.`)
  const own: NamedEntry = { ...main, postcode: first }
  const single = others.filter((code) => !code.includes('-'))
  return {
    entries: [
      own,
      ...single.map((postcode): NamedEntry => ({ ...own, postcode, foundBy: 'postcode' })),
      ...also.map((name): NamedEntry => ({ ...own, name, foundBy: 'name', after: own.name })),
    ],
    ranges: others
      .filter((code) => code.includes('-'))
      .map((code) => {
        const [from = 0, to = 0] = code.split('-').map(Number)
        return { from, to, of: own }
      }),
  }
}

/** A country whose towns GeoNames knows, and whose postcodes a list of our own gives to them. */
export const townsAndPostcodes = (country: string, list: string): GazetteerContents => {
  const file = path.join(import.meta.dirname, list)
  const regions = v.parse(schema, parse(readFileSync(file, 'utf8'), { schema: 'failsafe' }))
  const towns = Map.groupBy(townsOf(country), ({ area, name }) => `${area} ${foldedName(name)}`)
  const problems: string[] = []
  const entries: NamedEntry[] = []
  const ranges: Listed['ranges'] = []
  const used = new Set<string>()
  for (const { region, geonames, places } of regions) {
    for (const [name, { size, codes, at, source, also }] of Object.entries(places)) {
      const key = `${geonames} ${foldedName(source ?? name)}`
      const [town] = towns.get(key) ?? []
      for (const known of [source ?? name, ...also]) used.add(`${geonames} ${foldedName(known)}`)
      const [lat = town?.lat, lon = town?.lon] = at?.split(' ').map(Number) ?? []
      if (lat === undefined || lon === undefined) {
        problems.push(`${region}: ${name}`)
        continue
      }
      const main = { name, state: region, postcode: undefined, lat, lon, size: sizes[size] ?? 1 }
      const listed = entriesOf({ ...main, foundBy: 'both' }, codes, also)
      entries.push(...listed.entries)
      ranges.push(...listed.ranges)
    }
    for (const [key, [town]] of towns) {
      if (town?.area !== geonames || used.has(key)) continue
      const { name, lat, lon } = town
      entries.push({ name, state: region, postcode: undefined, lat, lon, size: 0, foundBy: 'both' })
    }
  }
  if (problems.length > 0) throw new Error(`Nobody knows where these are: ${problems.join('; ')}.`)
  const states = regions.map(({ region }) => ({ state: region, fullName: region }))
  const ordered = inOrder(entries, states)
  const positions = new Map(ordered.map((entry, at) => [`${entry.state} ${entry.postcode} ${entry.name}`, at]))
  return {
    states,
    entries: ordered,
    ranges: ranges
      .map(({ from, to, of }) => ({ from, to, entry: positions.get(`${of.state} ${of.postcode} ${of.name}`) ?? 0 }))
      .toSorted((a, b) => a.from - b.from),
  }
}
