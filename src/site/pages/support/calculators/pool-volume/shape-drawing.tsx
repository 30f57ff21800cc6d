import { outlineOf } from '../../../../../domain/pool/pool-outline.ts'
import type { PoolShape } from '../../../../../domain/pool/pool-shape.ts'
import styles from './pool-drawing.module.css'

const sides = { length: 40, width: 24, narrow: 19, wing: 12, wingWidth: 18 }

/** A shape as a small sign. */
export const ShapeDrawing = ({ shape }: { shape: PoolShape }) => {
  const of = shape === 'l-shape' ? { ...sides, width: 12 } : shape === 'round' ? { ...sides, length: 24 } : sides
  const { width, height, path } = outlineOf(shape, of)
  return (
    <svg className={styles.sign} viewBox={`-2 -2 ${width + 4} ${height + 4}`} height={height + 4} aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
