import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import { Leaf } from './leaf.tsx'
import styles from './sinking-leaf.module.css'

/** What becomes of a leaf, hour by hour: every column hangs lower than the one before. */
export const SinkingLeaf = ({ section: { heading, html, items } }: { section: SectionIn<'skimmi', 'leaf'> }) => (
  <section className={styles.water}>
    <div className="wrap">
      <div className={styles.heading}>
        <h2>{heading}</h2>
        <Prose html={html} />
      </div>
      <ol className={styles.hours}>
        {items.map(({ title, text, value }) => (
          <li key={title}>
            <Leaf />
            <p className="figure">{value}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
