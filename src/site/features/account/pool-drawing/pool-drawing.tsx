import { useId } from 'react'
import { formatNumber } from '../../../../domain/numbers/number-format.ts'
import type { PoolMeasures } from '../../../../domain/pool/pool-shape.ts'
import { useShell } from '../../../components/shell-context.ts'
import '../../../styles/pool-colours.css'
import styles from './drawn-pool.module.css'
import { type Dimension, frame, poolView, usualPool } from './pool-view.ts'

interface Props {
  /** Undefined where nobody has measured it: an outline of a usual one. */
  pool?: PoolMeasures | undefined
  /** It has just been measured: its water rises. */
  isNew?: boolean
}

const End = ({ at: [cx, cy] }: { at: Dimension['from'] }) => <circle className={styles.end} cx={cx} cy={cy} r="2.5" />

/** My pool from its measures: water, slope and waterline follow the numbers. One dark tile is a metre. */
export const PoolDrawing = ({ pool, isNew = false }: Props) => {
  const clip = useId()
  const { locale } = useShell().edition
  const view = poolView(pool ?? usualPool)
  const metres = (value: number): string => `${formatNumber(Math.round(value * 10) / 10, locale, 1)}\u00a0m`
  return (
    <svg
      className={styles.drawing}
      data-drawn-pool=""
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      data-outline={pool === undefined || undefined}
      data-new={isNew || undefined}
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <path d={view.opening} />
      </clipPath>
      <path className={styles.copingSide} d={view.copingSide} />
      <g clipPath={`url(#${clip})`}>
        <path className={styles.shell} d={view.opening} />
        <g className={styles.water}>
          {view.floor.map(({ kind, shape }) => (
            <path key={kind} className={styles.floor} data-kind={kind} d={shape} />
          ))}
          <path className={styles.lanes} d={view.lanes} />
          {view.walls.map(({ turn, near, wall, dry, tiles, mirror }) => (
            <g key={near}>
              <path
                className={styles.wall}
                style={{
                  color: `color-mix(in oklab, var(--wall-across) ${Math.round(turn * 100)}%, var(--wall-along))`,
                }}
                d={wall}
              />
              <path className={styles.mirror} d={mirror} />
              <path className={styles.dry} d={dry} />
              <path className={styles.tiles} d={tiles} />
            </g>
          ))}
        </g>
      </g>
      <path className={styles.coping} fillRule="evenodd" d={view.coping} />
      {pool !== undefined &&
        view.dimensions.map(({ metres: value, from, to, label, anchor, kind }) => (
          <g key={`${kind} ${from.join()}`} data-kind={kind} className={styles.dimension}>
            <path d={`M${from.join(' ')}L${to.join(' ')}`} />
            <End at={from} />
            {kind === 'side' && <End at={to} />}
            <text x={label[0]} y={label[1]} textAnchor={anchor}>
              {metres(value)}
            </text>
          </g>
        ))}
    </svg>
  )
}
