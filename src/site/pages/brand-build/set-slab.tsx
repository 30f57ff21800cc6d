import type { SectionItem } from '../../content/section.ts'
import styles from './set-slab.module.css'

/** Across, in metres: media filters carry it in their name, cartridges are all as wide as a keg. */
const filterWidth = (parts: string[]): number => {
  const media = parts.map((name) => /Media (\d+)/.exec(name)?.[1]).find((width) => width !== undefined)
  return media === undefined ? 0.42 : Number(media) / 1000
}

/** A slab with its pumps and filters from above; all slabs to the scale of the largest. */
export const SetSlab = ({ items, parts }: { items: SectionItem[]; parts: string[] }) => {
  const figure = (name: string) => items.find(({ title }) => title === name)?.value ?? ''
  const [length = 0, width = 0] = (figure('Slab').match(/[\d.]+/g) ?? []).map(Number)
  const pairs = Array.from({ length: Number.parseInt(figure('Pumps and filters'), 10) || 1 }, (_, index) => index)
  const across = filterWidth(parts)
  const top = 1.67 - width
  return (
    <svg className={styles.slab} viewBox="0 0 3.5 1.7" aria-hidden="true">
      <rect className={styles.concrete} x="0.03" y={top} width={length} height={width} rx="0.03" />
      {pairs.map((pair) => {
        const y = top + (width * (pair + 0.5)) / pairs.length
        return (
          <g key={pair}>
            <path className={styles.pipe} d={`M0 ${y}H${length}`} />
            <rect className={styles.part} x="0.2" y={y - 0.13} width="0.6" height="0.25" rx="0.04" />
            <circle className={styles.part} cx={1.05 + across / 2} cy={y} r={across / 2} />
          </g>
        )
      })}
    </svg>
  )
}
