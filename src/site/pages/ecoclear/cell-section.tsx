import type { SectionIn } from '../../content/section.ts'
import { CellDrawing } from './cell-drawing.tsx'
import styles from './cell-section.module.css'

/** What happens in the cell: its cross-section in the pipe, and under each part of it what that part does. */
export const CellSection = ({ section: { heading, items } }: { section: SectionIn<'ecoclear', 'cell'> }) => (
  <section className={`deep section ${styles.band}`}>
    <h2 className="wrap">{heading}</h2>
    <CellDrawing />
    <div className="wrap">
      <ol className={styles.steps}>
        {items.map(({ title, value, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className={styles.value}>{value}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
