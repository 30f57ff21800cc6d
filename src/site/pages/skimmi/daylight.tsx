import { Prose } from '../../components/prose.tsx'
import { Items } from '../../components/sections/items.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './daylight.module.css'
import { HourTiles } from './hour-tiles.tsx'

/** A day from dawn to dark, with the sun on its way across it, and what the day is worth in hours. */
export const Daylight = ({
  section: { heading, html, items },
  hours,
}: {
  section: SectionIn<'skimmi', 'day'>
  hours: SectionIn<'skimmi', 'weather'>
}) => (
  <>
    <section className={styles.day}>
      <svg className={styles.arc} viewBox="0 0 1440 420" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 400C300 60 900 20 1440 400" vectorEffect="non-scaling-stroke" />
      </svg>
      <span className={styles.sun} />
      <div className={`wrap ${styles.words}`}>
        <div className={styles.heading}>
          <h2>{heading}</h2>
          <Prose html={html} />
        </div>
        <ol className={styles.hours}>
          <Items items={items} valueClass={styles.time} />
        </ol>
      </div>
    </section>
    <HourTiles section={hours} />
  </>
)
