import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { foldedName, writtenOut } from '../../src/domain/places/folded-name.ts'
import type { GazetteerEntry, PlaceSize } from '../../src/domain/places/gazetteer-entry.ts'

const size = v.picklist([1, 2, 3, 4])
const schema = v.array(
  v.union([
    v.strictObject({ size, places: v.record(v.string(), v.string()) }),
    v.strictObject({ size, regions: v.record(v.string(), v.record(v.string(), v.string())) }),
  ]),
)

const lists = v.parse(schema, parse(readFileSync(path.join(import.meta.dirname, 'australia.yaml'), 'utf8')))

/** State and folded name → size, of the places that are larger than their sources tell. */
export const australianSizes = (): Map<string, PlaceSize> => {
  const sizes = new Map<string, PlaceSize>()
  for (const list of lists) {
    if (!('places' in list)) continue
    for (const [state, names] of Object.entries(list.places)) {
      for (const name of names.split(/,\s*/)) sizes.set(`${state} ${writtenOut(foldedName(name))}`, list.size)
    }
  }
  return sizes
}

/** Names that people give to several towns together. */
export const australianRegions = (): GazetteerEntry[] =>
  lists.flatMap((list) => {
    if (!('regions' in list)) return []
    return Object.entries(list.regions).flatMap(([state, regions]) =>
      Object.entries(regions).map(([name, at]): GazetteerEntry => {
        const [lat = 0, lon = 0] = at.split(' ').map(Number)
        return { name, state, postcode: undefined, lat, lon, size: list.size, foundBy: 'both' }
      }),
    )
  })
