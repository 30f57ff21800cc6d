export type Point = readonly [x: number, y: number]
export type Place3 = readonly [x: number, y: number, z: number]

const across = Math.cos(Math.PI / 6)

/** Where a point in space lies on paper: x runs to the lower right, y to the lower left, z up. */
export const onPaper = ([x, y, z]: Place3): Point => [(x - y) * across, (x + y) / 2 - z]

/** The plane an outline is drawn in; it is pushed out along the third axis, towards the eye. */
export type Plane = 'floor' | 'side' | 'front'

const inSpace: Record<Plane, (point: Point, at: Place3, out: number) => Place3> = {
  floor: ([u, v], [x, y, z], out) => [x + u, y + v, z + out],
  side: ([u, v], [x, y, z], out) => [x + u, y + out, z + v],
  front: ([u, v], [x, y, z], out) => [x + out, y + u, z + v],
}

const stepsInCorner = 7

/** A rectangle from the origin with round corners. With the greatest radius it is a stadium or a circle. */
export const roundedRectangle = (width: number, height: number, radius = 0): Point[] => {
  const r = Math.min(radius, width / 2, height / 2)
  if (r <= 0)
    return [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ]
  const centres: readonly Point[] = [
    [width - r, r],
    [width - r, height - r],
    [r, height - r],
    [r, r],
  ]
  return centres.flatMap(([x, y], corner) =>
    Array.from({ length: stepsInCorner + 1 }, (_, step): Point => {
      const angle = ((corner - 1) * Math.PI) / 2 + (step / stepsInCorner) * (Math.PI / 2)
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
    }),
  )
}

const turnsLeft = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): boolean =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0

const halfHull = (points: readonly Point[]): Point[] => {
  const chain: Point[] = []
  for (const point of points) {
    for (let [before, last] = chain.slice(-2); before && last && !turnsLeft(before, last, point); ) {
      chain.pop()
      ;[before, last] = chain.slice(-2)
    }
    chain.push(point)
  }
  return chain.slice(0, -1)
}

/** The outline around points: what is seen of a solid without hollows. */
export const outlineAround = (points: readonly Point[]): Point[] => {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by)
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())]
}

const pathThrough = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${Math.round(x * 2) / 2} ${Math.round(y * 2) / 2}`).join('L')}`

/** A line through places in space. */
export const lineThrough = (...places: Place3[]): string => pathThrough(places.map(onPaper))

export interface Solid {
  plane: Plane
  at: Place3
  width: number
  height: number
  depth: number
  radius?: number
}

/** A solid as two shapes: all of it, and the face that looks at the eye. */
export const drawSolid = ({ plane, at, width, height, depth, radius }: Solid): { all: string; face: string } => {
  const outline = roundedRectangle(width, height, radius)
  const edge = (out: number) => outline.map((point) => onPaper(inSpace[plane](point, at, out)))
  const near = edge(depth)
  return { all: `${pathThrough(outlineAround([...edge(0), ...near]))}Z`, face: `${pathThrough(near)}Z` }
}
