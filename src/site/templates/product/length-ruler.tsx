import type { LengthScale } from '../../../domain/pool/pool-length.ts'
import styles from './suitability.module.css'

/** Below the thumb of a slider: a tick for every metre, and a track that is coloured as far as the robot is made for. */
export const LengthRuler = ({ max, scale: { from, to, marks } }: { max: number; scale: LengthScale }) => {
  const metres = to - from
  const at = (metre: number): string => `${((metre - from) / metres) * 100}%`
  const ticks = Array.from({ length: metres + 1 }, (_, metre) => `M${metre} 0V${marks.includes(from + metre) ? 12 : 6}`)
  return (
    <svg className={styles.lengths} aria-hidden="true">
      <rect className={styles.track} width="100%" height={8} rx={4} />
      <rect className={styles.reach} width={at(max)} height={8} rx={4} />
      <svg
        className={styles.ticks}
        aria-hidden="true"
        y={22}
        height={12}
        viewBox={`0 0 ${metres} 12`}
        preserveAspectRatio="none"
      >
        <path d={ticks.join('')} vectorEffect="non-scaling-stroke" />
      </svg>
      {marks.map((mark) => (
        <text key={mark} x={at(mark)} y={50} textAnchor="middle">
          {mark}
        </text>
      ))}
    </svg>
  )
}
