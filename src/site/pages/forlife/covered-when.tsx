import { Items } from '../../components/sections/items.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './covered-when.module.css'

/** The calendar in words: three spans of years. */
export const CoveredWhen = ({ section: { heading, items } }: { section: SectionIn<'forlife', 'cover'> }) => (
  <section className="section wrap">
    <h2>{heading}</h2>
    <ol className={styles.spans}>
      <Items items={items} valueClass={styles.value} />
    </ol>
  </section>
)
