import type { Section } from '../../content/section.ts'
import styles from './joining.module.css'

/** From the first e-mail to the first of July. */
export const Joining = ({ section: { heading, items = [] } }: { section: Section }) => (
  <section className={`section wrap ${styles.joining}`}>
    <h2>{heading}</h2>
    <ol>
      {items.map(({ title, value, text }) => (
        <li key={title}>
          <p className={styles.when}>{value}</p>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
)
