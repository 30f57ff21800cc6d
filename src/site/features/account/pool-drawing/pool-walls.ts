import type { Point, Run } from './outline-runs.ts'
import { type Project, type Spot, shapeOf } from './projection.ts'

/** In metres below the rim: the dry edge, the row of tiles, and how far the water carries their likeness. */
const dryTo = 0.05
const tilesTo = 0.2
const mirrorTo = 0.32
/** Grout, on either side of a tile. */
const grout = 0.06

/** From one point of the rim to the next, and how far along the rim that is. */
interface Segment {
  from: Point
  to: Point
  start: number
  end: number
}

export interface Wall {
  /** From 0, along the pool, to 1, across it: light falls in between. */
  turn: number
  /** The higher the nearer: nearer ones are drawn later. */
  near: number
  wall: string
  dry: string
  tiles: string
  mirror: string
}

const segmentsOf = (run: Run): Segment[] => {
  let along = 0
  return run.slice(1).flatMap((to, index) => {
    const from = run[index]
    if (from === undefined) return []
    const start = along
    along += Math.hypot(to[0] - from[0], to[1] - from[1])
    return along === start ? [] : [{ from, to, start, end: along }]
  })
}

/** A straight wall bends where its floor does. */
const brokenAt = (run: Run, breaks: readonly number[]): Run =>
  run.flatMap((point, index) => {
    const before = run[index - 1]
    if (before === undefined) return [point]
    const [low, high] = [Math.min(before[0], point[0]), Math.max(before[0], point[0])]
    const bends = breaks
      .filter((x) => x > low && x < high)
      .toSorted((one, other) => (point[0] > before[0] ? one - other : other - one))
      .map((x): Point => [x, before[1] + ((point[1] - before[1]) * (x - before[0])) / (point[0] - before[0])])
    return [...bends, point]
  })

const onSegment = ({ from, to, start, end }: Segment, at: number): Point => {
  const share = (at - start) / (end - start)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** The parts of a segment that are tiles: one a metre, the last cut to fit. */
const tilesOn = (segment: Segment, length: number): [Point, Point][] => {
  const found: [Point, Point][] = []
  for (let metre = Math.floor(segment.start); metre < segment.end; metre += 1) {
    const from = Math.max(segment.start, metre + grout)
    const to = Math.min(segment.end, metre + 1 - grout, length - grout)
    if (to - from > 0.01) found.push([onSegment(segment, from), onSegment(segment, to)])
  }
  return found
}

const turns = 6

/** How much of the light a wall turns away from. */
const turnOf = ({ from, to }: Segment): number => {
  const turn = Math.abs(Math.atan2(to[1] - from[1], Math.abs(to[0] - from[0]))) / (Math.PI / 2)
  return Math.round(turn * turns) / turns
}

/** The walls that are seen from where we stand, those farther away first. */
export const wallsOf = (
  runs: readonly Run[],
  project: Project,
  depthAt: (x: number) => number,
  breaks: readonly number[],
): Wall[] => {
  const band = ([from, to]: readonly [Point, Point], top: number, bottom: number): string => {
    const spots: Spot[] = [project(from, top), project(to, top), project(to, bottom), project(from, bottom)]
    return shapeOf(spots)
  }
  const faces = runs.flatMap((run) => {
    const segments = segmentsOf(brokenAt(run, breaks))
    const length = segments.at(-1)?.end ?? 0
    return segments.flatMap((segment) => {
      const { from, to } = segment
      const [a, b] = [project(from), project(to)]
      // We look at the outside of those on our side of the pool.
      if (b[0] - a[0] <= 1e-6) return []
      return [
        {
          turn: turnOf(segment),
          near: (a[1] + b[1]) / 2,
          wall: shapeOf([a, b, project(to, depthAt(to[0])), project(from, depthAt(from[0]))]),
          dry: band([from, to], 0, dryTo),
          tiles: tilesOn(segment, length)
            .map((tile) => band(tile, dryTo, tilesTo))
            .join(''),
          mirror: tilesOn(segment, length)
            .map((tile) => band(tile, tilesTo, mirrorTo))
            .join(''),
        },
      ]
    })
  })
  return faces.toSorted((one, other) => one.near - other.near).reduce<Wall[]>(joined, [])
}

/** What follows and catches the same light is one shape. */
const joined = (walls: Wall[], next: Wall): Wall[] => {
  const last = walls.at(-1)
  if (last?.turn !== next.turn) return [...walls, next]
  const both: Wall = {
    ...last,
    near: next.near,
    wall: last.wall + next.wall,
    dry: last.dry + next.dry,
    tiles: last.tiles + next.tiles,
    mirror: last.mirror + next.mirror,
  }
  return [...walls.slice(0, -1), both]
}
