import type { SectionIn } from '../../content/section.ts'
import styles from './millimetres.module.css'

/** Two depths of water, a tile for each millimetre. */
export const Millimetres = ({ items }: { items: SectionIn<'ideas', 'idea'>['items'] }) => {
  const depths = items.flatMap(({ title, millimetres }) => (millimetres === undefined ? [] : { title, millimetres }))
  return (
    <figure className={styles.depths}>
      <div aria-hidden="true">
        {depths.map(({ title, millimetres }) => (
          <span key={title} className={styles.column}>
            {Array.from({ length: millimetres }, (_, at) => (
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
