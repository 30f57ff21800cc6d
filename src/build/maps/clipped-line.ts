import type { MapPoint } from '../../domain/map/map-projection.ts'

export interface MapBox {
  left: number
  top: number
  right: number
  bottom: number
}

interface Edge {
  inside: (point: MapPoint) => boolean
  /** Where a step from one side to the other crosses the edge. */
  crossing: (from: MapPoint, to: MapPoint) => MapPoint
}

const upright = (x: number, sign: 1 | -1): Edge => ({
  inside: (point) => (point.x - x) * sign >= 0,
  crossing: (from, to) => ({ x, y: from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x) }),
})

const level = (y: number, sign: 1 | -1): Edge => ({
  inside: (point) => (point.y - y) * sign >= 0,
  crossing: (from, to) => ({ x: from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y), y }),
})

const cut = (line: readonly MapPoint[], { inside, crossing }: Edge): MapPoint[] =>
  line.flatMap((to, index) => {
    const from = line.at(index - 1) ?? to
    if (inside(from) !== inside(to)) return inside(to) ? [crossing(from, to), to] : [crossing(from, to)]
    return inside(to) ? [to] : []
  })

/** What of a closed line lies in the box, closed along its edges (Sutherland and Hodgman). Nothing of it: an empty line. */
export const clippedLine = (line: readonly MapPoint[], { left, top, right, bottom }: MapBox): MapPoint[] =>
  [upright(left, 1), upright(right, -1), level(top, 1), level(bottom, -1)].reduce<MapPoint[]>(cut, [...line])
