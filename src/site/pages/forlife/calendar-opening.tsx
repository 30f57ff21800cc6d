import { ActionLinks } from '../../components/action-links.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './calendar-opening.module.css'

const years = Array.from({ length: 12 }, (_, index) => index)
const july = 6

const tile = (year: number, month: number): string => `M${month * 10} ${year * 10}h8v8h-8z`
const months = (from: number, to: number): string =>
  years
    .slice(from, to)
    .flatMap((year) => years.filter((month) => month !== july).map((month) => tile(year, month)))
    .join('')

interface Props {
  title: string
  hero: SectionIn<'forlife', 'hero'>
  warrantyYears: number
}

/** Twelve years as twelve rows of twelve months. */
export const CalendarOpening = ({ title, hero, warrantyYears }: Props) => (
  <header className={styles.stage} data-under-header="stage">
    <div className={`wrap ${styles.opening}`}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.sentence}>{hero.heading}</p>
        <Prose html={hero.html} />
        <ActionLinks actions={hero.actions} />
      </div>
      <figure className={styles.calendar}>
        <ol className={styles.years} aria-hidden="true">
          {years.map((year) => (
            <li key={year}>{year + 1}</li>
          ))}
        </ol>
        <svg viewBox="0 0 118 118" aria-hidden="true">
          <path className={styles.warranty} d={months(0, warrantyYears)} />
          <path className={styles.after} d={months(warrantyYears, 12)} />
          <path className={styles.service} d={years.map((year) => tile(year, july)).join('')} />
        </svg>
        <figcaption className="small">
          One tile is one month, one row a year. <strong className={styles.warranty}>Warranty</strong>, then{' '}
          <strong className={styles.after}>the years after</strong>, and{' '}
          <strong className={styles.service}>your service</strong> every winter.
        </figcaption>
      </figure>
    </div>
  </header>
)
