import { Items } from '../../components/sections/items.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './joining.module.css'

/** From the first email to the first of July. */
export const Joining = ({ section: { heading, items } }: { section: SectionIn<'elite-builder', 'joining'> }) => (
  <section className={`section wrap ${styles.joining}`}>
    <h2>{heading}</h2>
    <ol>
      <Items items={items} valueClass={styles.when} />
    </ol>
  </section>
)
