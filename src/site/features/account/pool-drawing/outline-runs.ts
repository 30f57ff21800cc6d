import { outlineOf } from '../../../../domain/pool/pool-outline.ts'
import type { PoolMeasures } from '../../../../domain/pool/pool-shape.ts'

/** On the ground, in metres: x along the pool, y towards whoever looks at it. */
export type Point = readonly [x: number, y: number]

/** A stretch of the rim without a corner: tiles are counted anew at each. */
export type Run = readonly Point[]

/** Pieces of a whole curve; so many that none is seen as straight. */
const pieces = 96
const curvePieces = 18

const numbersIn = (text: string): number[] => (text.match(/-?[\d.]+/g) ?? []).map(Number)

const curveFrom = ([x0, y0]: Point, [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0]: number[]): Point[] =>
  Array.from({ length: curvePieces }, (_, index): Point => {
    const t = (index + 1) / curvePieces
    const u = 1 - t
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3]
  })

/** Curves of the flat drawing, walked along: both drawings are of the same pool. */
const walked = (path: string): Point[] => {
  let at: Point = [0, 0]
  const points: Point[] = []
  for (const [, command, text = ''] of path.matchAll(/([MLC])([^MLCz]*)/g)) {
    const numbers = numbersIn(text)
    const next: Point[] = command === 'C' ? curveFrom(at, numbers) : [[numbers[0] ?? 0, numbers[1] ?? 0]]
    points.push(...next)
    at = next.at(-1) ?? at
  }
  return points
}

const ellipse = (length: number, width: number): Point[] =>
  Array.from({ length: pieces + 1 }, (_, index): Point => {
    const turn = (index / pieces) * 2 * Math.PI - Math.PI
    return [(length / 2) * (1 + Math.cos(turn)), (width / 2) * (1 + Math.sin(turn))]
  })

const edges = (corners: readonly Point[]): Run[] =>
  corners.flatMap((corner, index): Run[] => {
    const next = corners[(index + 1) % corners.length]
    return next === undefined ? [] : [[corner, next]]
  })

/** The rim of a pool, all the way round, beginning far left and going right. */
export const outlineRuns = (pool: PoolMeasures): Run[] => {
  const { shape, length, width, wing, wingWidth } = pool
  switch (shape) {
    case 'rectangle':
      return edges([
        [0, 0],
        [length, 0],
        [length, width],
        [0, width],
      ])
    case 'l-shape':
      return edges([
        [0, 0],
        [length, 0],
        [length, width],
        [wingWidth, width],
        [wingWidth, width + wing],
        [0, width + wing],
      ])
    case 'oval':
      return [ellipse(length, width)]
    case 'round':
      return [ellipse(length, length)]
    case 'kidney':
    case 'free-form':
      return [walked(outlineOf(shape, pool).path)]
  }
}
