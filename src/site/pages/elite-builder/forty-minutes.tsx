import { Prose } from '../../components/prose.tsx'
import { Tiles } from '../../components/tiles.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './forty-minutes.module.css'

/** Handover day, a tile a minute: each part under the tiles it takes. */
export const FortyMinutes = ({
  section: { heading, html, items },
}: {
  section: SectionIn<'elite-builder', 'handover'>
}) => (
  <section className="deep section">
    <div className="wrap">
      <div className={styles.heading}>
        <h2>{heading}</h2>
        <Prose html={html} />
      </div>
      <ol className={styles.parts}>
        {items.map(({ title, text, minutes }) => (
          <li key={title}>
            <Tiles count={minutes} of={minutes} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className="small muted">One tile is one minute.</p>
    </div>
  </section>
)
