import type { PoolMeasures } from '../../../../domain/pool/pool-shape.ts'
import type { Point } from './outline-runs.ts'

/** Where the floor begins to fall and where it ends, as shares of the length: half-way it is as deep as on average. */
const fall = [0.3, 0.7] as const

export interface Floor {
  depthAt(x: number): number
  /** From left to right. One where the floor is level. */
  stretches: readonly { kind: 'shallow' | 'slope' | 'deep'; from: number; to: number }[]
}

export const floorOf = ({ shallow, deep }: Pick<PoolMeasures, 'shallow' | 'deep'>, length: number): Floor => {
  const [from, to] = [length * fall[0], length * fall[1]]
  if (shallow === deep)
    return { depthAt: () => shallow, stretches: [{ kind: 'shallow', from: -Infinity, to: Infinity }] }
  return {
    depthAt: (x) => shallow + (deep - shallow) * Math.min(1, Math.max(0, (x - from) / (to - from))),
    stretches: [
      { kind: 'shallow', from: -Infinity, to: from },
      { kind: 'slope', from, to },
      { kind: 'deep', from: to, to: Infinity },
    ],
  }
}

/** What of a polygon lies on one side of a line across the pool. */
const cutAt = (points: readonly Point[], x: number, keep: 'right' | 'left'): Point[] => {
  if (!Number.isFinite(x)) return [...points]
  const isIn = ([at]: Point) => (keep === 'right' ? at >= x : at <= x)
  return points.flatMap((point, index) => {
    const before = points.at(index - 1) ?? point
    const across: Point[] =
      isIn(point) === isIn(before)
        ? []
        : [[x, before[1] + ((point[1] - before[1]) * (x - before[0])) / (point[0] - before[0])]]
    return [...across, ...(isIn(point) ? [point] : [])]
  })
}

export const between = (points: readonly Point[], from: number, to: number): Point[] =>
  cutAt(cutAt(points, from, 'right'), to, 'left')

/** Where a straight line along the pool is over water, from left to right: pairs of x. */
export const waterAlong = (points: readonly Point[], y: number): [from: number, to: number][] => {
  const crossings = points
    .flatMap((point, index) => {
      const before = points.at(index - 1) ?? point
      if (point[1] > y === before[1] > y) return []
      return [before[0] + ((point[0] - before[0]) * (y - before[1])) / (point[1] - before[1])]
    })
    .toSorted((one, other) => one - other)
  return crossings.flatMap((from, index) => {
    const to = crossings[index + 1]
    return index % 2 === 0 && to !== undefined ? [[from, to] as [number, number]] : []
  })
}

/** Where a line across the pool first meets water, and where it last leaves it. */
export const waterAcross = (points: readonly Point[], x: number): [from: number, to: number] => {
  const turned = points.map(([one, other]): Point => [other, one])
  const spans = waterAlong(turned, x)
  return [spans[0]?.[0] ?? 0, spans.at(-1)?.[1] ?? 0]
}
