import { Prose } from '../../components/prose.tsx'
import type { Section } from '../../content/section.ts'
import styles from './build-days.module.css'

const days = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => `M${(from + index) * 10} 0h8v8h-8z`).join('')

/** From plan to swim, a tile a business day, each step starting where the last one ends. */
export const BuildDays = ({ section: { heading, html, items = [] } }: { section: Section }) => {
  const lengths = items.map(({ value = '' }) => Number.parseInt(value, 10))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  return (
    <section className="section wrap">
      <div className={styles.heading}>
        <h2>{heading}</h2>
        <Prose html={html} />
      </div>
      <ol className={`rows ${styles.steps}`}>
        {items.map(({ title, value, text }, index) => {
          const start = lengths.slice(0, index).reduce((sum, length) => sum + length, 0)
          return (
            <li key={title}>
              <div>
                <h3>{title}</h3>
                <p className="muted">{value}</p>
              </div>
              <svg className={styles.days} viewBox={`0 0 ${total * 10 - 2} 8`} aria-hidden="true">
                <path className={styles.off} d={days(0, total)} />
                <path className={styles.on} d={days(start, start + (lengths[index] ?? 0))} />
              </svg>
              <p>{text}</p>
            </li>
          )
        })}
      </ol>
      <p className="small muted">One tile is one business day.</p>
    </section>
  )
}
