import { type PoolMeasures, type PoolShape, poolShapes } from '../../../../domain/pool/pool-shape.ts'
import type { SavedPool } from '../me/me-answer.ts'

/** As GraphQL writes it: L_SHAPE. */
const asWritten = (shape: PoolShape): string => shape.toUpperCase().replaceAll('-', '_')

export const shapeOfPool = ({ shape }: Pick<SavedPool, 'shape'>): PoolShape =>
  poolShapes.find((each) => asWritten(each) === shape) ?? 'rectangle'

export const writtenShape = asWritten

/** A saved pool as the calculator and the drawing take it: sides that its shape has not are nought. */
export const measuresOf = (pool: SavedPool): PoolMeasures => ({
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
