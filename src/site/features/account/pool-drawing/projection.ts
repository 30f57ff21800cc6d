import type { Point } from './outline-runs.ts'

/** On the drawing, in its units. */
export type Spot = readonly [x: number, y: number]

/** A metre along the pool, a metre towards us and a metre down, as shares of the scale. Parallels stay parallel. */
const along = [1, -0.26] as const
const towards = [0.72, 0.67] as const
const down = 0.76

export type Project = (point: Point, depth?: number) => Spot

export const projection =
  (scale: number, [left, top]: Spot = [0, 0]): Project =>
  ([x, y], depth = 0) => [
    left + scale * (x * along[0] + y * towards[0]),
    top + scale * (x * along[1] + y * towards[1] + depth * down),
  ]

const rounded = (value: number): number => Math.round(value * 10) / 10

/** A closed shape, in the words of SVG. */
export const shapeOf = (spots: readonly Spot[]): string =>
  spots.length < 3 ? '' : `M${spots.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}z`

export const lineOf = (spots: readonly Spot[]): string =>
  `M${spots.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}`

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const boxAround = (spots: readonly Spot[]): Box => ({
  left: Math.min(...spots.map(([x]) => x)),
  top: Math.min(...spots.map(([, y]) => y)),
  right: Math.max(...spots.map(([x]) => x)),
  bottom: Math.max(...spots.map(([, y]) => y)),
})
