import type { Locale } from '../edition/edition-code.ts'
import { formatFigure } from '../numbers/figure-format.ts'

export const poolShapes = ['rectangle', 'oval', 'round', 'kidney', 'free-form', 'l-shape'] as const
export type PoolShape = (typeof poolShapes)[number]

/** A pool as it is measured, in metres. A shape uses only its own sides. */
export interface PoolMeasures {
  shape: PoolShape
  /** The longest straight line; across, if it is round. */
  length: number
  width: number
  /** The narrow end of a kidney. */
  narrow: number
  /** The wing of an L: how far it stands out, and how wide it is. */
  wing: number
  wingWidth: number
  /** How much of its rectangle a free form fills. */
  fill: number
  shallow: number
  deep: number
}

export type PoolSide = Exclude<keyof PoolMeasures, 'shape' | 'fill' | 'shallow' | 'deep'>

/** What has to be measured of each shape, in the order in which one walks round it. */
export const sidesOf: Record<PoolShape, { side: PoolSide; label: string }[]> = {
  rectangle: [
    { side: 'length', label: 'Length' },
    { side: 'width', label: 'Width' },
  ],
  oval: [
    { side: 'length', label: 'Longest way across' },
    { side: 'width', label: 'Shortest way across' },
  ],
  round: [{ side: 'length', label: 'Straight across' }],
  kidney: [
    { side: 'length', label: 'Length' },
    { side: 'width', label: 'Width of the wide end' },
    { side: 'narrow', label: 'Width of the narrow end' },
  ],
  'free-form': [
    { side: 'length', label: 'Longest way across' },
    { side: 'width', label: 'Widest way across' },
  ],
  'l-shape': [
    { side: 'length', label: 'Length of the long part' },
    { side: 'width', label: 'Width of the long part' },
    { side: 'wing', label: 'How far the wing sticks out' },
    { side: 'wingWidth', label: 'Width of the wing' },
  ],
}

/** How much of the rectangle around it a free form fills. */
export const fills = { little: 0.7, most: 0.8, nearly: 0.9 } as const
export type Fill = keyof typeof fills

/** The surface, and how it was reckoned. Ovals and kidneys by the formulas that pool builders use. */
export const areaOf = (pool: PoolMeasures, locale: Locale): { areaM2: number; sum: string } => {
  const { shape, length, width, narrow, wing, wingWidth, fill } = pool
  const figure = (value: number): string => formatFigure(value, locale)
  switch (shape) {
    case 'rectangle':
      return { areaM2: length * width, sum: `${figure(length)} × ${figure(width)}` }
    case 'oval':
      return { areaM2: (Math.PI / 4) * length * width, sum: `π ÷ 4 × ${figure(length)} × ${figure(width)}` }
    case 'round':
      return { areaM2: (Math.PI / 4) * length * length, sum: `π ÷ 4 × ${figure(length)} × ${figure(length)}` }
    case 'kidney':
      return {
        areaM2: 0.45 * (width + narrow) * length,
        sum: `${figure(0.45)} × (${figure(width)} + ${figure(narrow)}) × ${figure(length)}`,
      }
    case 'free-form':
      return { areaM2: length * width * fill, sum: `${figure(length)} × ${figure(width)} × ${figure(fill)}` }
    case 'l-shape':
      return {
        areaM2: length * width + wing * wingWidth,
        sum: `${figure(length)} × ${figure(width)} + ${figure(wing)} × ${figure(wingWidth)}`,
      }
  }
}
