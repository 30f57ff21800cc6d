import { type PoolMeasures, sidesOf } from '../../../../domain/pool/pool-shape.ts'
import { writtenShape } from './saved-measures.ts'

interface Words {
  surface: string
  treatment: string
  place: string
  tree: string
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** A pool as the server takes it: of its measures those that its shape has. */
export const poolInput = (pool: PoolMeasures, { surface, treatment, place, tree }: Partial<Words>) => ({
  shape: writtenShape(pool.shape),
  ...Object.fromEntries(sidesOf[pool.shape].map(({ side }) => [side, rounded(pool[side])])),
  ...(pool.shape === 'free-form' && { fill: pool.fill }),
  shallow: rounded(pool.shallow),
  deep: rounded(pool.deep),
  ...(surface && { surface }),
  ...(treatment && { treatment }),
  ...(place && { place }),
  ...(tree && { tree }),
})
