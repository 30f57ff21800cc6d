import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import { drawnMonths, weeksInYear, weeksOf } from './weeks-of-months.ts'
import styles from './year-of-weeks.module.css'

const pitch = 10

const shape = (weeks: number[]): string => weeks.map((week) => `M${week * pitch} 0h8v8h-8z`).join('')

/** The year as tiles, one a week, and the stretches of it that fill a pool. */
export const YearOfWeeks = ({
  section: { heading, html, items, pictures = [] },
}: {
  section: SectionIn<'dolphin', 'year'>
}) => (
  <>
    <section className="section wrap">
      <div className={styles.heading}>
        <h2>{heading}</h2>
        <Prose html={html} />
      </div>
      <div className={styles.year}>
        <svg viewBox={`0 0 ${weeksInYear * pitch - 2} 8`} aria-hidden="true">
          <path className={styles.off} d={shape(Array.from({ length: weeksInYear }, (_, week) => week))} />
          {items.map(({ title, months }, index) => (
            <path key={title} data-stretch={index} d={shape(weeksOf(months))} />
          ))}
        </svg>
        <ol aria-hidden="true">
          {drawnMonths.map((month) => (
            <li key={month}>
              {month[0]}
              <span>{month.slice(1, 3)}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
    <ol className={styles.stretches}>
      {items.map(({ title, value, text, months }, index) => {
        const picture = pictures[index]
        return (
          <li key={title} data-stretch={index}>
            <div className={`wrap ${styles.stretch}`}>
              <p className={styles.weeks}>
                {weeksOf(months).length} <small>weeks</small>
              </p>
              <div className={styles.words}>
                <p className={styles.months}>{value}</p>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              {picture !== undefined && (
                <div className={styles.picture} data-cut-out={picture.tones === undefined || undefined}>
                  <PictureView picture={picture} sizes="(min-width: 51rem) 30rem, 92vw" />
                </div>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  </>
)
