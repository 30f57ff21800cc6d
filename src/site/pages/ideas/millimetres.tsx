import type { SectionItem } from '../../content/section.ts'
import styles from './millimetres.module.css'

/** Two depths of water, a tile for each millimetre. */
export const Millimetres = ({ items }: { items: SectionItem[] }) => {
  const depths = items.flatMap(({ title, value = '' }) =>
    value.endsWith(' mm') ? { title, value: Number.parseInt(value, 10) } : [],
  )
  return (
    <figure className={styles.depths}>
      <div aria-hidden="true">
        {depths.map(({ title, value }) => (
          <span key={title} className={styles.column}>
            {Array.from({ length: value }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a millimetre is its place in the column
              <i key={at} />
            ))}
          </span>
        ))}
      </div>
      <figcaption className="small muted">One row of tiles is a millimetre of water, gone in a week.</figcaption>
    </figure>
  )
}
