import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './build-days.module.css'

const tiles = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => `M${(from + index) * 10} 0h8v8h-8z`).join('')

/** From plan to swim, a tile a business day, each step starting where the last one ends. */
export const BuildDays = ({ section: { heading, html, items } }: { section: SectionIn<'build', 'order'> }) => {
  const daysBefore = (index: number) => items.slice(0, index).reduce((sum, { days }) => sum + days, 0)
  const total = daysBefore(items.length)
  return (
    <section className="section wrap">
      <div className={styles.heading}>
        <h2>{heading}</h2>
        <Prose html={html} />
      </div>
      <ol className={`rows ${styles.steps}`}>
        {items.map(({ title, value, text }, index) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p className="muted">{value}</p>
            </div>
            <svg className={styles.days} viewBox={`0 0 ${total * 10 - 2} 8`} aria-hidden="true">
              <path className={styles.off} d={tiles(0, total)} />
              <path className={styles.on} d={tiles(daysBefore(index), daysBefore(index + 1))} />
            </svg>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className="small muted">One tile is one business day.</p>
    </section>
  )
}
