import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './hours-of-power.module.css'

const square = (hour: number): string => `M${hour * 10 + 1} 1h7v7h-7z`
const hoursIn = ([from, to]: readonly [number, number]): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index)

type PowerHours = SectionIn<'eco-clear', 'power-hours'>

/** When the pump's timer is on, and when there is no power. */
const Day = ({ on, off = [0, 0] }: Pick<PowerHours['items'][number], 'on' | 'off'>) => {
  const dark = new Set(hoursIn(off))
  const light = hoursIn([0, 24]).filter((hour) => !dark.has(hour))
  const made = new Set(hoursIn(on))
  const path = (hours: number[]) => hours.map(square).join('')
  return (
    <svg className={styles.day} viewBox="0 0 240 9" aria-hidden="true">
      <path className={styles.on} d={path(light)} />
      <path className={styles.made} d={path(light.filter((hour) => made.has(hour)))} />
      <path className={styles.cut} d={path([...dark])} />
    </svg>
  )
}

/** Days of 24 tiles: chlorine is made in the cyan hours, the hollow ones have no power. */
export const HoursOfPower = ({ section: { heading, html, items } }: { section: PowerHours }) => (
  <section className="section">
    <div className={`wrap ${styles.columns}`}>
      <h2>{heading}</h2>
      <Prose html={html} />
    </div>
    <div className="wrap">
      <ul className={styles.days}>
        {items.map(({ title, value, text, on, off }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="muted">Pump {value}</p>
            <Day on={on} {...(off && { off })} />
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className={`small muted ${styles.key}`}>
        One tile is one hour, midnight to midnight. Cyan: the cell makes chlorine. Hollow: no power.
      </p>
    </div>
  </section>
)
