import type { SectionIn } from '../../content/section.ts'
import styles from './conditions.module.css'

/** Question and answer, where others have an asterisk. */
export const Conditions = ({ section: { heading, items } }: { section: SectionIn<'elite-builder', 'conditions'> }) => (
  <section className="section sand">
    <div className={`wrap ${styles.conditions}`}>
      <h2>{heading}</h2>
      <dl className="rows">
        {items.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)
