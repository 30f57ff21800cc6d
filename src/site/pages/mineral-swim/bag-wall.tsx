import { Prose } from '../../components/prose.tsx'
import type { Section } from '../../content/section.ts'
import styles from './bag-wall.module.css'

const columns = 10

const wall = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => from + index)
    .map((tile) => `M${(tile % columns) * 10} ${Math.floor(tile / columns) * 10}h8v8h-8z`)
    .join('')

/** The contents of a bag as a wall of tiles, 100 g each; the words stand as high as their share. */
export const BagWall = ({ section: { heading, html, items = [] } }: { section: Section }) => {
  const shares = items.map(({ value = '' }) => Number.parseInt(value, 10))
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, share) => sum + share, 0))
  return (
    <section className="section wrap">
      <div className={styles.heading}>
        <h2>{heading}</h2>
        <Prose html={html} />
      </div>
      <div className={styles.bag}>
        <svg className={styles.wall} viewBox="0 0 98 98" aria-hidden="true">
          {shares.map((share, index) => (
            <path key={starts[index]} d={wall(starts[index] ?? 0, (starts[index] ?? 0) + share)} />
          ))}
        </svg>
        <ul className={styles.shares}>
          {items.map(({ title, value, text }) => (
            <li key={title}>
              <span className={styles.value}>{value}</span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
