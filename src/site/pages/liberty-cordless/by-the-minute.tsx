import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import { Tiles } from '../../components/tiles.tsx'
import type { RobotModel } from '../../content/robot-model.ts'
import type { SectionIn } from '../../content/section.ts'
import { CompareListed } from '../../features/compare/compare-listed.tsx'
import styles from './by-the-minute.module.css'

const minutesPerTile = 10

/** With how long it runs on one charge. */
export type CordlessModel = RobotModel & { runMinutes: number }

/** The models by how long they last: one tile is ten minutes. */
export const ByTheMinute = ({
  section: { heading, html, items },
  models,
}: {
  section: SectionIn<'liberty-cordless', 'models'>
  models: CordlessModel[]
}) => {
  const longest = Math.max(...models.map(({ runMinutes }) => runMinutes)) / minutesPerTile
  return (
    <section className={`section ${styles.band}`}>
      <div className="wrap">
        <div className="heading-row">
          <h2>{heading}</h2>
          <Prose html={html} />
        </div>
        <ul className={styles.models}>
          {models.map((model) => (
            <li key={model.href}>
              <div className={`cutout ${styles.robot}`}>
                <PictureView picture={model.picture} sizes="(min-width: 51rem) 18rem, 80vw" />
              </div>
              <div className={styles.words}>
                <h3>
                  <a href={model.href}>{model.name}</a>
                </h3>
                <p>{items.find(({ title }) => title === model.name)?.text}</p>
                <p className={styles.price}>{model.price}</p>
                <CompareListed href={model.href} />
              </div>
              <div className={styles.minutes}>
                <p className={styles.figure}>
                  {model.runMinutes} <small>min</small>
                </p>
                <Tiles count={model.runMinutes / minutesPerTile} of={longest} />
                <p className="small muted">
                  {model.facts.Charging} on the charger, {model.facts.Weight}, {model.cleans.join(', ')}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
