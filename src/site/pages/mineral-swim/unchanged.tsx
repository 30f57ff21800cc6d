import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './unchanged.module.css'

/** What minerals do not do, as large as what they do. */
export const Unchanged = ({ section: { heading, html } }: { section: SectionIn<'mineral-swim', 'unchanged'> }) => (
  <section className="deep section">
    <div className={`wrap ${styles.words}`}>
      <h2>{heading}</h2>
      <Prose html={html} />
    </div>
  </section>
)
