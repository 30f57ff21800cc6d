import type { Locale } from '../../../../../domain/edition/edition-code.ts'
import { formatFigure } from '../../../../../domain/numbers/figure-format.ts'
import type { PoolMeasures } from '../../../../../domain/pool/pool-shape.ts'
import { poolVolume } from '../../../../../domain/pool/pool-volume.ts'

const pool = (given: Partial<PoolMeasures>): PoolMeasures => ({
  shape: 'rectangle',
  length: 8,
  width: 4,
  narrow: 0,
  wing: 0,
  wingWidth: 0,
  fill: 0.8,
  shallow: 1.2,
  deep: 1.8,
  ...given,
})

const examples: { kind: string; sides: number[]; pool: PoolMeasures }[] = [
  { kind: 'Spa', sides: [2.1, 2.1], pool: pool({ length: 2.1, width: 2.1, shallow: 0.8, deep: 0.8 }) },
  { kind: 'Plunge', sides: [4, 2.5], pool: pool({ length: 4, width: 2.5, shallow: 1.4, deep: 1.4 }) },
  { kind: 'Above ground, round', sides: [4.6], pool: pool({ shape: 'round', length: 4.6, shallow: 1.1, deep: 1.1 }) },
  { kind: 'Rectangle', sides: [6, 3], pool: pool({ length: 6, width: 3, shallow: 1.1, deep: 1.5 }) },
  { kind: 'Rectangle', sides: [8, 4], pool: pool({}) },
  { kind: 'Kidney', sides: [9, 4.5, 3.5], pool: pool({ shape: 'kidney', length: 9, width: 4.5, narrow: 3.5 }) },
  { kind: 'Free form', sides: [9, 5], pool: pool({ shape: 'free-form', length: 9, width: 5 }) },
  { kind: 'Rectangle', sides: [10, 5], pool: pool({ length: 10, width: 5 }) },
  { kind: 'Lap', sides: [15, 2.5], pool: pool({ length: 15, width: 2.5, shallow: 1.2, deep: 1.4 }) },
]

/** Pools people have, worked out by the calculator. */
export const exampleRows = (locale: Locale): string[][] =>
  examples.map(({ kind, sides, pool: measures }) => {
    const { areaM2, averageDepthM, litres } = poolVolume(measures, locale)
    const size = sides.map((side) => formatFigure(side, locale)).join(' × ')
    return [
      `${kind}, ${size}\u00a0m`,
      `${formatFigure(areaM2, locale, 1)}\u00a0m²`,
      `${formatFigure(averageDepthM, locale)}\u00a0m`,
      `${formatFigure(litres, locale)}\u00a0L`,
    ]
  })
