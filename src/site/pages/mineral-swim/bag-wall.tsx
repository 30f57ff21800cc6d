import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './bag-wall.module.css'

const columns = 10

const wall = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => from + index)
    .map((tile) => `M${(tile % columns) * 10} ${Math.floor(tile / columns) * 10}h8v8h-8z`)
    .join('')

/** The contents of a bag as a wall of tiles, 100 g each; the words stand as high as their share. */
export const BagWall = ({ section: { heading, html, items } }: { section: SectionIn<'mineral-swim', 'bag'> }) => {
  const percentBefore = (index: number) => items.slice(0, index).reduce((sum, { percent }) => sum + percent, 0)
  return (
    <section className="section wrap">
      <div className={styles.heading}>
        <h2>{heading}</h2>
        <Prose html={html} />
      </div>
      <div className={styles.bag}>
        <svg className={styles.wall} viewBox="0 0 98 98" aria-hidden="true">
          {items.map(({ title }, index) => (
            <path key={title} d={wall(percentBefore(index), percentBefore(index + 1))} />
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
