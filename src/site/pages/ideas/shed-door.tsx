import { ActionLinks } from '../../components/action-links.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './shed-door.module.css'

/** The sum for the inside of the shed door: its first paragraph is the sum. */
export const ShedDoor = ({ section: { heading, html, actions } }: { section: SectionIn<'ideas', 'tape-measure'> }) => (
  <section className="section sand">
    <div className={`wrap ${styles.door}`}>
      <h2>{heading}</h2>
      <Prose html={html} />
      <ActionLinks actions={actions} />
    </div>
  </section>
)
