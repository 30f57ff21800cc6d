import type { Locale } from '../../../../domain/edition/edition-code.ts'
import { formatNumber } from '../../../../domain/numbers/number-format.ts'
import { sidesOf } from '../../../../domain/pool/pool-shape.ts'
import { capitalised } from '../../../../domain/text/capitalised.ts'
import type { Pool } from '../operations/account-answers.ts'
import { measuresOf, shapeOfPool } from './saved-measures.ts'

type PoolSurface = NonNullable<Pool['surface']>
type WaterTreatment = NonNullable<Pool['treatment']>

export const surfaceWords: Record<PoolSurface, string> = {
  CONCRETE: 'Concrete',
  PEBBLE: 'Concrete, pebble',
  TILE: 'Tiled',
  FIBREGLASS: 'Fibreglass',
  VINYL: 'Vinyl liner',
}

export const treatmentWords: Record<WaterTreatment, string> = {
  CHLORINE: 'Chlorine',
  SALT: 'Salt',
  MINERALS: 'Minerals',
  OZONE: 'Ozone',
}

export const shapeWords = {
  rectangle: 'Rectangle',
  oval: 'Oval',
  round: 'Round',
  kidney: 'Kidney',
  'free-form': 'Free form',
  'l-shape': 'L-shape',
} as const

/** "9.0 × 4.0 m" */
export const waterWords = (pool: Pool, locale: Locale): string => {
  const measures = measuresOf(pool)
  const sides = sidesOf[measures.shape].map(({ side }) => formatNumber(measures[side], locale, 1))
  return `${sides.join(' × ')}\u00a0m`
}

/** "1.1 to 1.9 m" */
export const depthWords = ({ shallow, deep }: Pool, locale: Locale): string => {
  const [from, to] = [shallow ?? 0, deep ?? 0].map((depth) => formatNumber(depth, locale, 1))
  return `${from === to ? from : `${from} to ${to}`}\u00a0m`
}

/** Where it lies, as its owner says it; its shape where they have said nothing. */
export const placeWords = (pool: Pool): string => {
  const { place, tree } = pool
  if (!place && !tree)
    return `${shapeWords[shapeOfPool(pool)]}, ${pool.surface ? surfaceWords[pool.surface].toLowerCase() : 'yours'}`
  return [tree, place ? `in ${place}` : ''].filter(Boolean).join(' ')
}

/** The drawing, for who does not see it. */
export const drawingWords = (pool: Pool, locale: Locale): string =>
  `${capitalised(shapeWords[shapeOfPool(pool)])}, ${waterWords(pool, locale)}, ${depthWords(pool, locale)} deep`

export const poolSurfaces = ['CONCRETE', 'PEBBLE', 'TILE', 'FIBREGLASS', 'VINYL'] as const satisfies PoolSurface[]
export const waterTreatments = ['CHLORINE', 'SALT', 'MINERALS', 'OZONE'] as const satisfies WaterTreatment[]
