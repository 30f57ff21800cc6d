import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './pick-by-pool.module.css'

/** A pool's litres, and what goes on its pad. */
export const PickByPool = ({
  section: { heading, html, items = [] },
}: {
  section: SectionIn<'ecoclear-pool-equipment', 'pick'>
}) => (
  <section className="section wrap">
    <div className={styles.heading}>
      <h2>{heading}</h2>
      <Prose html={html} />
    </div>
    <dl className={`rows ${styles.pools}`}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
)
