import type { Section } from '../../content/section.ts'
import styles from './care-year.module.css'

/** One year of the arrangement, told by when. */
export const CareYear = ({ section: { heading, items = [] } }: { section: Section }) => (
  <section className="deep section">
    <div className="wrap">
      <h2>{heading}</h2>
      <ol className={styles.year}>
        {items.map(({ title, value, text }) => (
          <li key={title}>
            <p className={styles.when}>{value}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
