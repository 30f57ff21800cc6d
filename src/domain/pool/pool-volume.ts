import type { Locale } from '../edition/edition-code.ts'
import { formatFigure } from '../numbers/figure-format.ts'
import { areaOf, type PoolMeasures } from './pool-shape.ts'
import { roundLitres } from './round-litres.ts'
import type { WorkingLine } from './working.ts'

export interface PoolVolume {
  /** As close as anybody needs it. */
  litres: number
  areaM2: number
  averageDepthM: number
  working: WorkingLine[]
}

/** What a pool holds: its surface, times the depth half-way between the two ends. */
export const poolVolume = (pool: PoolMeasures, locale: Locale): PoolVolume => {
  const figure = (value: number): string => formatFigure(value, locale)
  const { areaM2, sum } = areaOf(pool, locale)
  const averageDepthM = (pool.shallow + pool.deep) / 2
  const cubicMetres = areaM2 * averageDepthM
  const litres = roundLitres(cubicMetres * 1000)
  return {
    litres,
    areaM2,
    averageDepthM,
    working: [
      { what: 'Surface', sum, result: `${figure(areaM2)}\u00a0m²` },
      {
        what: 'Average depth',
        sum: `(${figure(pool.shallow)} + ${figure(pool.deep)}) ÷ 2`,
        result: `${figure(averageDepthM)}\u00a0m`,
      },
      {
        what: 'Volume',
        sum: `${figure(areaM2)} × ${figure(averageDepthM)}`,
        result: `${figure(cubicMetres)}\u00a0m³`,
      },
      {
        what: 'Litres',
        sum: `${figure(cubicMetres)} × ${figure(1000)}`,
        result: `${figure(litres)}\u00a0L`,
      },
    ],
  }
}
