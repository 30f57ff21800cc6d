import { Prose } from '../../components/prose.tsx'
import { hoursAt } from '../../content/hours-at.ts'
import type { SectionIn } from '../../content/section.ts'
import styles from './day-of-readings.module.css'
import { cell, doses, orp, ph } from './readings.ts'

const hour = 50
const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24]

const line = (values: number[], y: (value: number) => number): string =>
  `M${values.map((value, index) => `${(index * hour) / 2} ${y(value).toFixed(1)}`).join('L')}`

const orpY = (millivolts: number): number => 190 - (millivolts - 690) * 3
const phY = (hundredths: number): number => 56 - (hundredths - 730) * 5

/** One day as the panel saw it: two lines, the band they keep to, what the cell did and every dose as a tick. */
export const DayOfReadings = ({ section: { heading, html, items } }: { section: SectionIn<'ecoswim', 'saturday'> }) => (
  <section className={`section ${styles.day}`}>
    <div className={`wrap ${styles.heading}`}>
      <h2>{heading}</h2>
      <Prose html={html} />
    </div>
    <figure className="wrap">
      <svg className={styles.chart} viewBox="0 0 1200 390" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.band} d={`M0 ${orpY(710)}H1200V${orpY(670)}H0z`} />
        <path className={styles.target} d={`M0 ${orpY(690)}H1200M0 ${phY(730)}H1200`} />
        <path
          className={styles.cell}
          d={cell.map((percent, at) => `M${at * hour + 4} 340v-${percent * 0.7}h42V340z`).join('')}
        />
        <path className={styles.dose} d={doses.map((at) => `M${at * hour} 352v28`).join('')} />
        {items.map(({ at }) => (
          <path key={at} className={styles.moment} d={`M${hoursAt(at) * hour} 0V390`} />
        ))}
        <path className={styles.ph} d={line(ph, phY)} />
        <path className={styles.orp} d={line(orp, orpY)} />
      </svg>
      <ul className={styles.names} aria-hidden="true">
        <li>pH 7.3</li>
        <li>690 mV</li>
        <li>Cell</li>
        <li>Acid</li>
      </ul>
      <ol className={styles.hours} aria-hidden="true">
        {hours.map((at) => (
          <li key={at}>{at}</li>
        ))}
      </ol>
    </figure>
    <div className="wrap">
      <ol className={styles.moments}>
        {items.map(({ title, at, text }) => (
          <li key={title}>
            <time>{at}</time>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
