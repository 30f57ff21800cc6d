import { projected, unitsPerKm } from '../../domain/map/map-projection.ts'
import type { MapRegion } from '../../domain/map/map-region.ts'
import type { Coordinates } from '../../domain/places/coordinates.ts'
import { localMap } from '../../site/content/dealer-map.ts'
import { clippedLine } from './clipped-line.ts'
import { countryLines } from './country-lines.ts'
import { closedLinePath } from './line-path.ts'
import { simplifiedLine } from './simplified-line.ts'

/** Coasts are drawn a little beyond the edges of the picture, so that no edge looks like one. */
const beyond = 60

/** The land within some kilometres of a place, as a path in the pixels of a local map. */
export const landAround = (place: Coordinates, { country, neighbours }: MapRegion): string => {
  const { width, height, km } = localMap
  const middle = projected(place)
  const scale = width / (km * unitsPerKm(place.lat))
  const box = { left: -beyond, top: -beyond, right: width + beyond, bottom: height + beyond }
  return [country, ...neighbours]
    .flatMap(countryLines)
    .map((line) =>
      line.map(({ x, y }) => ({ x: (x - middle.x) * scale + width / 2, y: (y - middle.y) * scale + height / 2 })),
    )
    .map((line) => clippedLine(line, box))
    .filter(({ length }) => length > 2)
    .map((line) => closedLinePath(simplifiedLine([...line, ...line.slice(0, 1)], () => 1)))
    .join('')
}
