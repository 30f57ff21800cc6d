import { Prose } from '../../components/prose.tsx'
import { Tiles } from '../../components/tiles.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './years.module.css'

/** What happened when. Each row has grown by a tile for every year since the first. */
export const Years = ({ section: { heading, html, items } }: { section: SectionIn<'about-us', 'years'> }) => {
  const years = items.map(({ year }) => year)
  const first = Math.min(...years)
  const all = Math.max(...years) - first + 1
  return (
    <section className="section wrap">
      <div className={styles.heading}>
        <h2>{heading}</h2>
        <Prose html={html} />
      </div>
      <ol className={styles.years}>
        {items.map(({ title, year, text }) => (
          <li key={year}>
            <div>
              <p className={styles.year}>{year}</p>
              <Tiles count={year - first + 1} of={all} />
            </div>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
