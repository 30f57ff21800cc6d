import { Items } from '../../components/sections/items.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './care-year.module.css'

/** One year of the arrangement, told by when. */
export const CareYear = ({ section: { heading, items } }: { section: SectionIn<'forlife', 'year'> }) => (
  <section className="deep section">
    <div className="wrap">
      <h2>{heading}</h2>
      <ol className={styles.year}>
        <Items items={items} valueClass={styles.when} />
      </ol>
    </div>
  </section>
)
