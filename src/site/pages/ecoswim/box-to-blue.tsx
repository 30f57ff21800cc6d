import type { SectionIn } from '../../content/section.ts'
import styles from './box-to-blue.module.css'

/** What happens after you buy it, by when. */
export const BoxToBlue = ({ section: { heading, items } }: { section: SectionIn<'ecoswim', 'fitting'> }) => (
  <section className={`section wrap ${styles.steps}`}>
    <h2>{heading}</h2>
    <ol className="rows">
      {items.map(({ title, value, text }) => (
        <li key={title}>
          <p className="muted">{value}</p>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
)
