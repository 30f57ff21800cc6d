import { useId } from 'react'
import type { Locale } from '../../../../../domain/edition/edition-code.ts'
import { formatFigure } from '../../../../../domain/numbers/figure-format.ts'
import { outlineOf } from '../../../../../domain/pool/pool-outline.ts'
import { type PoolMeasures, sidesOf } from '../../../../../domain/pool/pool-shape.ts'
import styles from './pool-drawing.module.css'

const frame = { width: 420, height: 300 }
const margin = 34
const between = 34

/** The pool as it was typed, from above and from the side, both to one scale. One tile is a square metre. */
export const PoolDrawing = ({ pool, locale }: { pool: PoolMeasures; locale: Locale }) => {
  const tiles = useId()
  const complete = sidesOf[pool.shape].every(({ side }) => pool[side] > 0) && pool.shallow > 0 && pool.deep > 0
  const sides = complete
    ? pool
    : { ...pool, length: 8, width: 4, narrow: 3, wing: 3, wingWidth: 2, shallow: 1.2, deep: 1.8 }
  const { width, height, path } = outlineOf(pool.shape, sides)
  const depth = Math.max(sides.shallow, sides.deep)
  const scale = Math.min(
    (frame.width - 2 * margin - 20) / width,
    (frame.height - between - margin - 10) / (height + depth),
  )
  const metres = (value: number): string => (complete ? `${formatFigure(value, locale)} m` : '')
  const [across, down] = [width * scale, height * scale]
  const side = down + between + 8
  const floor = [sides.shallow, sides.deep].map((each) => side + each * scale)
  const [shallow = 0, deep = 0] = floor
  return (
    <svg
      className={styles.drawing}
      viewBox={`${-margin} -8 ${frame.width} ${frame.height}`}
      data-complete={complete || undefined}
      aria-hidden="true"
    >
      <pattern id={tiles} width="1" height="1" patternUnits="userSpaceOnUse">
        <path className={styles.tile} d="M.04.04h.92v.92h-.92z" />
      </pattern>
      <g transform={`scale(${scale})`}>
        <path className={styles.coping} d={path} />
        <path className={styles.water} d={path} />
        <path fill={`url(#${tiles})`} d={path} />
      </g>
      <path className={styles.measure} d={`M0 ${down + 14}H${across}M0 ${down + 9}v10M${across} ${down + 9}v10`} />
      <text x={across / 2} y={down + 30} textAnchor="middle">
        {metres(width)}
      </text>
      {pool.shape !== 'round' && (
        <text x={across + 10} y={down / 2 + 5}>
          {metres(height)}
        </text>
      )}
      <path
        className={styles.water}
        d={`M0 ${side}H${across}V${deep}H${across * 0.72}L${across * 0.34} ${shallow}H0z`}
      />
      <path className={styles.surface} d={`M0 ${side}H${across}`} />
      <text x={-8} y={(side + shallow) / 2 + 5} textAnchor="end">
        {metres(sides.shallow).replace(' m', '')}
      </text>
      <text x={across + 10} y={(side + deep) / 2 + 5}>
        {metres(sides.deep)}
      </text>
    </svg>
  )
}
