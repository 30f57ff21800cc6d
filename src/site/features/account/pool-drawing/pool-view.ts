import { type PoolMeasures, sidesOf } from '../../../../domain/pool/pool-shape.ts'
import { loopOf, widened } from './coping.ts'
import { outlineRuns, type Point } from './outline-runs.ts'
import { between, floorOf, waterAcross, waterAlong } from './pool-floor.ts'
import { type Wall, wallsOf } from './pool-walls.ts'
import { type Box, boxAround, lineOf, type Project, projection, type Spot, shapeOf } from './projection.ts'

/** What everything is drawn into. */
export const frame = { width: 640, height: 384 }
/** Round the pool, for its dimensions. */
const room = { left: 56, top: 40, right: 6, bottom: 44 }
const copingWidth = 0.42
const copingDrop = 0.16

export interface Dimension {
  metres: number
  from: Spot
  to: Spot
  label: Spot
  anchor: 'start' | 'middle' | 'end'
  kind: 'side' | 'depth'
}

export interface PoolView {
  coping: string
  copingSide: string
  opening: string
  floor: { kind: 'shallow' | 'slope' | 'deep'; shape: string }[]
  lanes: string
  walls: Wall[]
  dimensions: Dimension[]
}

const bounds = (points: readonly Point[]): { x: [number, number]; y: [number, number] } => {
  const { left, right, top, bottom } = boxAround(points)
  return { x: [left, right], y: [top, bottom] }
}

/** As large as the frame lets it be with the lines beside it, in the middle of it. */
const fitted = (outer: readonly Point[], loop: readonly Point[], inner: Box): Project => {
  const [around, water] = [bounds(outer), bounds(loop)]
  const ends: Point[] = [...water.x.map((x): Point => [x, around.y[1]]), ...water.y.map((y): Point => [around.x[0], y])]
  const flat = boxAround([
    ...outer.map((point) => projection(1)(point)),
    ...[...outer, ...ends].map((point) => projection(1)(point, copingDrop)),
  ])
  const scale = Math.min(
    (inner.right - inner.left) / (flat.right - flat.left),
    (inner.bottom - inner.top) / (flat.bottom - flat.top),
  )
  const left = (inner.left + inner.right) / 2 - (scale * (flat.left + flat.right)) / 2
  const top = (inner.top + inner.bottom) / 2 - (scale * (flat.top + flat.bottom)) / 2
  return projection(scale, [left, top])
}

/** The far edge of the coping above a spot of the drawing. */
const edgeAbove = (outer: readonly Spot[], x: number): number => {
  const crossings = outer.flatMap((to, index) => {
    const from = outer.at(index - 1) ?? to
    if (from[0] > x === to[0] > x) return []
    return [from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0])]
  })
  return Math.min(...crossings)
}

const moved = ([x, y]: Spot, right: number, down: number): Spot => [x + right, y + down]

const middle = (from: Spot, to: Spot): Spot => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]

const sideDimensions = (
  pool: PoolMeasures,
  outer: readonly Point[],
  loop: readonly Point[],
  project: Project,
): Dimension[] => {
  const [around, water] = [bounds(outer), bounds(loop)]
  const [left, near] = [around.x[0], around.y[1]]
  const lengthFrom = moved(project([water.x[0], near], copingDrop), 10, 16)
  const lengthTo = moved(project([water.x[1], near], copingDrop), 10, 16)
  const long: Dimension = {
    metres: water.x[1] - water.x[0],
    from: lengthFrom,
    to: lengthTo,
    label: moved(middle(lengthFrom, lengthTo), 8, 22),
    anchor: 'start',
    kind: 'side',
  }
  if (pool.shape === 'round') return [long]
  const widthFrom = moved(project([left, water.y[0]], copingDrop), -16, 4)
  const widthTo = moved(project([left, water.y[1]], copingDrop), -16, 4)
  return [
    long,
    {
      metres:
        pool.shape === 'l-shape'
          ? pool.width + pool.wing
          : Math.max(pool.width, pool.shape === 'kidney' ? pool.narrow : 0),
      from: widthFrom,
      to: widthTo,
      label: moved(middle(widthFrom, widthTo), -8, 18),
      anchor: 'end',
      kind: 'side',
    },
  ]
}

/** Where each depth is measured: from the floor, straight up past the rim. */
const depthDimensions = (
  pool: PoolMeasures,
  loop: readonly Point[],
  outer: readonly Spot[],
  project: Project,
): Dimension[] => {
  const { x } = bounds(loop)
  const length = x[1] - x[0]
  const places: [share: number, metres: number][] =
    pool.shallow === pool.deep
      ? [[0.5, pool.deep]]
      : [
          [0.16, pool.shallow],
          [0.84, pool.deep],
        ]
  return places.map(([share, metres]) => {
    const at = x[0] + length * share
    const [far, near] = waterAcross(loop, at)
    const from = project([at, far + (near - far) * 0.16], metres)
    const top = edgeAbove(outer, from[0]) - 14
    return { metres, from, to: [from[0], top], label: [from[0], top - 8], anchor: 'middle', kind: 'depth' }
  })
}

/** The pool seen from above one corner, to one scale in every direction of the ground. */
export const poolView = (pool: PoolMeasures): PoolView => {
  const runs = outlineRuns(pool)
  const loop = loopOf(runs)
  const outer = widened(loop, copingWidth)
  const project = fitted(outer, loop, {
    left: room.left,
    top: room.top,
    right: frame.width - room.right,
    bottom: frame.height - room.bottom,
  })
  const { x, y } = bounds(loop)
  const floor = floorOf(pool, x[1] - x[0])
  const breaks = floor.stretches.flatMap(({ to }) => (Number.isFinite(to) ? [to] : []))
  const lanes = Array.from({ length: Math.max(0, Math.ceil(y[1]) - 1) }, (_, index) => index + 1).flatMap((lane) =>
    waterAlong(loop, lane).map(([from, to]) =>
      lineOf(
        [from, ...breaks.filter((at) => at > from && at < to), to].map((at) => project([at, lane], floor.depthAt(at))),
      ),
    ),
  )
  const outerSpots = outer.map((point) => project(point))
  return {
    coping: shapeOf(outerSpots) + shapeOf(loop.map((point) => project(point))),
    copingSide: outer
      .map((point, index): string => {
        const next = outer[(index + 1) % outer.length] ?? point
        const [a, b] = [project(point), project(next)]
        return b[0] < a[0] - 1e-6 ? shapeOf([a, b, project(next, copingDrop), project(point, copingDrop)]) : ''
      })
      .join(''),
    opening: shapeOf(loop.map((point) => project(point))),
    floor: floor.stretches.map(({ kind, from, to }) => ({
      kind,
      shape: shapeOf(between(loop, from, to).map((point) => project(point, floor.depthAt(point[0])))),
    })),
    lanes: lanes.join(''),
    walls: wallsOf(runs, project, floor.depthAt, breaks),
    dimensions: [...sideDimensions(pool, outer, loop, project), ...depthDimensions(pool, loop, outerSpots, project)],
  }
}

/** What is drawn in outline while nobody has measured theirs. */
export const usualPool: PoolMeasures = {
  shape: 'rectangle',
  length: 8,
  width: 4,
  narrow: 3,
  wing: 3,
  wingWidth: 2,
  fill: 0.8,
  shallow: 1.2,
  deep: 1.8,
}

export const isMeasured = (pool: PoolMeasures): boolean =>
  sidesOf[pool.shape].every(({ side }) => pool[side] > 0) && pool.shallow > 0 && pool.deep > 0
