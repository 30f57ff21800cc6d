import { type MapPoint, projected, unitsPerKm } from '../../domain/map/map-projection.ts'
import type { MapRegion } from '../../domain/map/map-region.ts'
import type { Coordinates } from '../../domain/places/coordinates.ts'
import { type OutlineMap, pathUnit } from '../../site/content/dealer-map.ts'
import { countryLines } from './country-lines.ts'
import { closedLinePath } from './line-path.ts'
import { simplifiedLine } from './simplified-line.ts'

/** People look closely where dealers are: there the coast is as the atlas has it. In units, and in kilometres from a dealer. */
const fine = { tolerance: 3, upTo: 12 }
const rough = { tolerance: 80, from: 90 }
/** Neighbours are there so that the sea ends where it does; their small islands are not missed. */
const neighbour = { tolerance: 160, least: 800 }

const toleranceNear = (points: readonly MapPoint[], kilometre: number) => {
  // A point is asked about many times.
  const known = new Map<MapPoint, number>()
  return (point: MapPoint): number => {
    const before = known.get(point)
    if (before !== undefined) return before
    const km = Math.min(...points.map(({ x, y }) => Math.hypot(x - point.x, y - point.y))) / kilometre
    const way = Math.max(0, Math.min(1, (km - fine.upTo) / (rough.from - fine.upTo)))
    const tolerance = fine.tolerance + way * (rough.tolerance - fine.tolerance)
    known.set(point, tolerance)
    return tolerance
  }
}

const extent = (line: readonly MapPoint[]): number => {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)]
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

const pathOf = (lines: readonly MapPoint[][], origin: MapPoint, tolerance: (point: MapPoint) => number): string =>
  lines
    .map((line) =>
      simplifiedLine(line, tolerance).map(({ x, y }) => ({
        x: (x - origin.x) / pathUnit,
        y: (y - origin.y) / pathUnit,
      })),
    )
    .map(closedLinePath)
    .join('')

const rounded = ({ x, y }: MapPoint): MapPoint => ({ x: Math.round(x), y: Math.round(y) })

/** The outline of a region, exact around its dealers and rough elsewhere. */
export const outlineMap = (region: MapRegion, dealers: readonly Coordinates[]): OutlineMap => {
  const { country, neighbours, corners, bounds, labels } = region
  const origin = rounded(projected(corners[0]))
  const relative = (coordinates: Coordinates): MapPoint => {
    const { x, y } = rounded(projected(coordinates))
    return { x: x - origin.x, y: y - origin.y }
  }
  const [first, last] = [projected(bounds[0]), projected(bounds[1])]
  const near = (line: readonly MapPoint[]) =>
    line.some(({ x, y }) => x > first.x && x < last.x && y > first.y && y < last.y)
  const linesOf = (ids: readonly string[]) => ids.flatMap(countryLines).filter(near)
  const kilometre = unitsPerKm((corners[0].lat + corners[1].lat) / 2)
  const tolerance = toleranceNear(dealers.map(projected), kilometre)
  return {
    origin,
    corners: [relative(corners[0]), relative(corners[1])],
    home: pathOf(
      linesOf([country]).filter((line) => extent(line) > 3 * Math.min(...line.map(tolerance))),
      origin,
      tolerance,
    ),
    around: pathOf(
      linesOf(neighbours).filter((line) => extent(line) > neighbour.least),
      origin,
      () => neighbour.tolerance,
    ),
    labels: labels.map(({ name, sea, ...at }) => ({ name, ...relative(at), ...(sea && { sea }) })),
  }
}
