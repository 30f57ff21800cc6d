import type { SectionIn } from '../../content/section.ts'
import { OzonePath } from './ozone-path.tsx'
import styles from './short-life.module.css'

/** From air to oxygen, drawn as one path with three things happening on it. */
export const ShortLife = ({ section: { heading, items } }: { section: SectionIn<'ozone-swim', 'life'> }) => (
  <section className={`deep section ${styles.band}`}>
    <h2 className="wrap">{heading}</h2>
    <OzonePath />
    <div className="wrap">
      <ol className={styles.steps}>
        {items.map(({ title, value, text }) => (
          <li key={title}>
            <p className="muted">{value}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
