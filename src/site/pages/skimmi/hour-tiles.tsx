import { Prose } from '../../components/prose.tsx'
import { Tiles } from '../../components/tiles.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './hour-tiles.module.css'

const sunHours = 10

/** What a day's weather is worth. Hours by sunlight are the sun's colour, those from the battery the water's. */
export const HourTiles = ({ section: { heading, html, items } }: { section: SectionIn<'skimmi', 'weather'> }) => {
  const most = Math.max(...items.map(({ hours }) => hours))
  return (
    <section className="section wrap">
      <div className="heading-row">
        <h2>{heading}</h2>
        <Prose html={html} />
      </div>
      <ul className={`rows ${styles.weathers}`}>
        {items.map(({ title, value, text, hours }) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <p className={styles.figure}>{value}</p>
            <Tiles count={hours} of={most} yours={Math.min(sunHours, hours)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
