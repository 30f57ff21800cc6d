import { type PoolMeasures, type PoolShape, poolShapes } from '../../../../domain/pool/pool-shape.ts'
import { asEnum } from '../../../data/enum-words.ts'
import type { Pool } from '../operations/account-answers.ts'

export const shapeOfPool = ({ shape }: Pick<Pool, 'shape'>): PoolShape =>
  poolShapes.find((each) => asEnum(each) === shape) ?? 'rectangle'

/** A saved pool as the calculator and the drawing take it: sides that its shape has not are nought. */
export const measuresOf = (pool: Pool): PoolMeasures => ({
  shape: shapeOfPool(pool),
  length: pool.length ?? 0,
  width: pool.width ?? 0,
  narrow: pool.narrow ?? 0,
  wing: pool.wing ?? 0,
  wingWidth: pool.wingWidth ?? 0,
  fill: pool.fill ?? 0.8,
  shallow: pool.shallow ?? 0,
  deep: pool.deep ?? 0,
})
