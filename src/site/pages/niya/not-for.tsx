import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './not-for.module.css'

/** The limit of it, said as large as what it can do. */
export const NotFor = ({ section: { heading, html } }: { section: SectionIn<'niya', 'limits'> }) => (
  <section className={styles.limit}>
    <div className="wrap">
      <h2>{heading}</h2>
      <Prose html={html} />
    </div>
  </section>
)
