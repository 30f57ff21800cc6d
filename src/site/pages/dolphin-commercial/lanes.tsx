import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { RobotModel } from '../../content/robot-model.ts'
import type { SectionIn } from '../../content/section.ts'
import { CompareListed } from '../../features/compare/compare-listed.tsx'
import styles from './lanes.module.css'

const longest = 50
const pitch = 10

const pool = (length: number, lanes: number): string => {
  const lane = Array.from({ length }, (_, metre) => `M${metre * pitch} 0h8v8h-8z`).join('')
  return Array.from({ length: lanes }, (_, row) => lane.replaceAll(' 0h', ` ${row * pitch}h`)).join('')
}

/** Three pools on one scale, lane by lane: one tile is one metre. */
export const Lanes = ({
  section: { heading, html, items },
  models,
}: {
  section: SectionIn<'dolphin-commercial', 'lanes'>
  models: RobotModel[]
}) => (
  <section className="section wrap">
    <div className="heading-row">
      <h2>{heading}</h2>
      <Prose html={html} />
    </div>
    <ul className={styles.pools}>
      {items.map(({ title, metres, lanes, text }) => {
        const model = models.find(({ name }) => name === title)
        return (
          <li key={title}>
            {model !== undefined && (
              <div className={`cutout ${styles.machine}`}>
                <PictureView picture={model.picture} sizes="(min-width: 51rem) 20rem, 70vw" />
              </div>
            )}
            <div className={styles.words}>
              <p className={styles.length}>
                {metres} <small>m</small>
              </p>
              <div>
                <h3>{model === undefined ? title : <a href={model.href}>{title}</a>}</h3>
                <p>{text}</p>
                {model !== undefined && (
                  <p className="small muted">
                    {model.price}, {model.facts.Coverage}, {model.facts.Weight}
                  </p>
                )}
                {model !== undefined && <CompareListed href={model.href} />}
              </div>
            </div>
            <svg viewBox={`0 0 ${longest * pitch - 2} ${lanes * pitch - 2}`} aria-hidden="true">
              <path d={pool(metres, lanes)} />
            </svg>
          </li>
        )
      })}
    </ul>
  </section>
)
