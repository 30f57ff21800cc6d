import { Prose } from '../../components/prose.tsx'
import { Tiles } from '../../components/tiles.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './half-the-chlorine.module.css'

/** Ten tiles are what the chlorinator makes today. */
export const HalfTheChlorine = ({
  section: { heading, html, items },
}: {
  section: SectionIn<'ozone-swim', 'chlorine'>
}) => (
  <section className="section wrap">
    <div className={styles.heading}>
      <h2>{heading}</h2>
      <Prose html={html} />
    </div>
    <dl className={styles.bars}>
      {items.map(({ title, value, text, tenths }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <Tiles count={tenths} of={10} />
            <p>
              <span className="visually-hidden">{value}. </span>
              {text}
            </p>
          </dd>
        </div>
      ))}
    </dl>
    <p className="small muted">One tile is a tenth of what it makes today.</p>
  </section>
)
