import { Prose } from '../../components/prose.tsx'
import type { Section } from '../../content/section.ts'
import styles from './hours-of-power.module.css'

/** "9 to 17, off 10 to 12": when the pump's timer is on, and when there is no power. */
const hoursOf = (words = ''): number[] => (words.match(/\d+/g) ?? []).map(Number)

const square = (hour: number): string => `M${hour * 10 + 1} 1h7v7h-7z`
const squares = (from = 0, to = 0): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)

const Day = ({ words }: { words: string | undefined }) => {
  const [on, until, cut, back] = hoursOf(words)
  const dark = new Set(squares(cut, back))
  const light = squares(0, 24).filter((hour) => !dark.has(hour))
  const made = new Set(squares(on, until))
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
export const HoursOfPower = ({ section: { heading, html, items = [] } }: { section: Section }) => (
  <section className="section">
    <div className={`wrap ${styles.columns}`}>
      <h2>{heading}</h2>
      <Prose html={html} />
    </div>
    <div className="wrap">
      <ul className={styles.days}>
        {items.map(({ title, value, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="muted">Pump {value}</p>
            <Day words={value} />
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
