import { Tiles } from '../../components/tiles.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './minutes.module.css'

/** How a clean goes, one tile a minute: two of yours, two hours of the robot's, two of yours. */
export const Minutes = ({ section: { heading, html = '', items } }: { section: SectionIn<'home', 'clean'> }) => (
  <section className="section sand">
    <div className="wrap">
      <div className={styles.heading}>
        <h2>{heading}</h2>
        <p className="lead">{html.replace(/<[^>]+>/g, '')} One tile is one minute. Yours are the yellow ones.</p>
      </div>
      <div className={styles.tiles}>
        <Tiles count={124} of={124} rows={2} yours={1} />
      </div>
      <ol className={styles.steps}>
        {items.map(({ title, text, minutes, hours }) => (
          <li key={title}>
            <span className={styles.time}>
              {hours ?? minutes}
              <small> {hours ? 'h' : 'min'}</small>
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
