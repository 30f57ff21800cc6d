import type { Section } from '../../content/section.ts'
import styles from './covered-when.module.css'

/** The calendar in words: three spans of years. */
export const CoveredWhen = ({ section: { heading, items = [] } }: { section: Section }) => (
  <section className="section wrap">
    <h2>{heading}</h2>
    <ol className={styles.spans}>
      {items.map(({ title, value, text }) => (
        <li key={title}>
          <p className={styles.value}>{value}</p>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
)
