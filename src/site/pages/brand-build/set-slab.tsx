import type { SectionIn } from '../../content/section.ts'
import styles from './set-slab.module.css'

type Slab = NonNullable<SectionIn<'build', 'set'>['items'][number]['slab']>

/** A slab with its pumps and filters from above; all slabs to the scale of the largest. */
export const SetSlab = ({ slab: { length, width, pairs, filterWidth } }: { slab: Slab }) => {
  const top = 1.67 - width
  return (
    <svg className={styles.slab} viewBox="0 0 3.5 1.7" aria-hidden="true">
      <rect className={styles.concrete} x="0.03" y={top} width={length} height={width} rx="0.03" />
      {Array.from({ length: pairs }, (_, pair) => {
        const y = top + (width * (pair + 0.5)) / pairs
        return (
          <g key={y}>
            <path className={styles.pipe} d={`M0 ${y}H${length}`} />
            <rect className={styles.part} x="0.2" y={y - 0.13} width="0.6" height="0.25" rx="0.04" />
            <circle className={styles.part} cx={1.05 + filterWidth / 2} cy={y} r={filterWidth / 2} />
          </g>
        )
      })}
    </svg>
  )
}
