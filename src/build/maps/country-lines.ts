import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { Topology } from 'topojson-specification'
import { type MapPoint, projected } from '../../domain/map/map-projection.ts'

let atlas: Topology | undefined

/** Natural Earth at 1:10 million, which has every bay that a dealer may stand on. */
const readAtlas = (): Topology =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'))

const linesOf = (id: string): MapPoint[][] => {
  atlas ??= readAtlas()
  const { countries } = atlas.objects
  if (countries?.type !== 'GeometryCollection') throw new Error('The atlas has no countries.')
  const geometries = countries.geometries.filter((country) => country.id === id)
  return feature(atlas, { ...countries, geometries }).features.flatMap(({ geometry }) => {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return []
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    return polygons.flat().map((line) => line.map(([lon = 0, lat = 0]) => projected({ lat, lon })))
  })
}

const known = new Map<string, MapPoint[][]>()

/** Coasts and borders of a country, by its ISO number, as closed lines on the map. */
export const countryLines = (id: string): MapPoint[][] => {
  const lines = known.get(id) ?? linesOf(id)
  known.set(id, lines)
  return lines
}
