import { Prose } from '../../components/prose.tsx'
import { hoursAt } from '../../content/hours-at.ts'
import type { RobotModel } from '../../content/robot-model.ts'
import type { SectionIn } from '../../content/section.ts'
import { dialArc } from './dial-arc.ts'
import styles from './night-shift.module.css'

/** With how long it is in the water at the least. */
export type NightModel = RobotModel & { cycleHours: number }

const radii = [158, 126, 94]

/** A night on a dial of 24 hours: closed at the outside, and inside how long each machine is in the water. */
export const NightShift = ({
  section: { heading, html, items },
  models,
}: {
  section: SectionIn<'dolphin-commercial', 'night'>
  models: NightModel[]
}) => {
  const times = items.map(({ at }) => hoursAt(at))
  const [closed = 21, start = closed] = times
  const open = times.at(-1) ?? 6
  return (
    <section className={`deep ${styles.night}`}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2>{heading}</h2>
          <Prose html={html} />
          <ol className={`rows ${styles.times}`}>
            {items.map(({ title, at, text }) => (
              <li key={title}>
                <time>{at}</time>
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <figure className={styles.dial}>
          <svg viewBox="-240 -240 480 480" aria-hidden="true">
            <path className={styles.day} d={dialArc(open, closed, 200)} />
            <path className={styles.shut} d={dialArc(closed, open, 200)} />
            {models.map(({ name, cycleHours }, index) => (
              <path
                key={name}
                className={styles.shift}
                data-machine={index}
                d={dialArc(start, (start + cycleHours) % 24, radii[index] ?? 60)}
              />
            ))}
            <text y="-216">24</text>
            <text x="224" y="6">
              6
            </text>
            <text y="228">12</text>
            <text x="-224" y="6">
              18
            </text>
          </svg>
          <figcaption>
            {models.map(({ name, facts }, index) => (
              <span key={name} data-machine={index}>
                {name}, {facts.Cycle}
              </span>
            ))}
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
