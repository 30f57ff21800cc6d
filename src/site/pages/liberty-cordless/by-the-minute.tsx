import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import { Tiles } from '../../components/tiles.tsx'
import type { RobotModel } from '../../content/robot-model.ts'
import type { SectionIn } from '../../content/section.ts'
import { CompareListed } from '../../features/compare/compare-listed.tsx'
import styles from './by-the-minute.module.css'

const minutesPerTile = 10

const minutesOf = ({ facts }: RobotModel): number => Number.parseInt(facts['Run time'] ?? '', 10)

/** The models by how long they last: one tile is ten minutes. */
export const ByTheMinute = ({
  section: { heading, html, items },
  models,
}: {
  section: SectionIn<'liberty-cordless', 'models'>
  models: RobotModel[]
}) => {
  const longest = Math.max(...models.map(minutesOf)) / minutesPerTile
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
                  {minutesOf(model)} <small>min</small>
                </p>
                <Tiles count={minutesOf(model) / minutesPerTile} of={longest} />
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
