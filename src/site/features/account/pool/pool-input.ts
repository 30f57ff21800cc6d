import { type PoolMeasures, sidesOf } from '../../../../domain/pool/pool-shape.ts'
import { asEnum } from '../../../data/enum-words.ts'
import type { Pool } from '../operations/account-answers.ts'

interface Words {
  /** Empty where nobody is sure. */
  surface: '' | NonNullable<Pool['surface']>
  treatment: '' | NonNullable<Pool['treatment']>
  place: string
  tree: string
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** A pool as the server takes it: of its measures those that its shape has. */
export const poolInput = (pool: PoolMeasures, { surface, treatment, place, tree }: Partial<Words>) => ({
  shape: asEnum(pool.shape),
  ...Object.fromEntries(sidesOf[pool.shape].map(({ side }) => [side, rounded(pool[side])])),
  ...(pool.shape === 'free-form' && { fill: pool.fill }),
  shallow: rounded(pool.shallow),
  deep: rounded(pool.deep),
  ...(surface && { surface }),
  ...(treatment && { treatment }),
  ...(place && { place }),
  ...(tree && { tree }),
})
