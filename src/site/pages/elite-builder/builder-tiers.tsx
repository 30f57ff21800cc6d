import { Prose } from '../../components/prose.tsx'
import { Tiles } from '../../components/tiles.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './builder-tiers.module.css'

/** The tiers as what they ask for: a tile is a pool handed over, a column is a month. */
export const BuilderTiers = ({
  section: { heading, html, items },
}: {
  section: SectionIn<'elite-builder', 'tiers'>
}) => (
  <section className="section wrap">
    <div className={styles.heading}>
      <h2>{heading}</h2>
      <Prose html={html} />
    </div>
    <ul className={`rows ${styles.tiers}`}>
      {items.map(({ title, value, text, poolsAYear }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <p className="muted">{value}</p>
          </div>
          <Tiles count={poolsAYear} of={poolsAYear} rows={poolsAYear / 12} />
          <p>{text}</p>
        </li>
      ))}
    </ul>
    <p className="small muted">One tile is one pool handed over, one column is a month.</p>
  </section>
)
