import type { CSSProperties } from 'react'
import { dayWords, shortDay } from '../../domain/calendar/day-words.ts'
import { placeInWeek, weekdayOf } from '../../domain/calendar/weekday.ts'
import type { CalendarDemo, DemoCalendar } from '../operations/demos/demo-answers.ts'
import type { DealerRow } from './dealer-rows.ts'
import { DemoChip } from './demo-chip.tsx'
import styles from './demo-table.module.css'

/** A square: whose row and which day. The row of nobody has no dealer. */
export interface Cell {
  readonly dealer: string | null
  readonly day: string
}

export const isSameCell = (one: Cell | undefined, other: Cell): boolean =>
  one !== undefined && one.dealer === other.dealer && one.day === other.day

interface Props {
  calendar: Omit<DemoCalendar, 'dealers'> & { readonly dealers: readonly DealerRow[] }
  days: readonly string[]
  demosIn: (cell: Cell) => readonly CalendarDemo[]
  /** Where the keyboard is. */
  cursor: Cell | undefined
  /** A request is on its way to another square. */
  isCarrying: boolean
  open: string | undefined
  hrefOf: (reference: string) => string
  onReach: (cell: Cell, reference: string) => void
  onPlace: (cell: Cell) => void
}

const placing = (cell: Cell, name: string): string => `Put it with ${name}, ${shortDay(cell.day)}`

/** Dealers down, days across. */
export const DemoTable = ({ calendar, days, demosIn, cursor, isCarrying, open, hrefOf, onReach, onPlace }: Props) => {
  const square = (dealer: string | null, name: string, day: string, isClosed: boolean) => {
    const cell = { dealer, day }
    const demos = demosIn(cell)
    return (
      <td
        key={day}
        className={styles.cell}
        data-closed={isClosed || undefined}
        data-today={day === calendar.today || undefined}
        data-week={placeInWeek(day) === 0 || undefined}
        data-cursor={isSameCell(cursor, cell) || undefined}
      >
        {isClosed && <span className="visually-hidden">Closed</span>}
        {demos.map((demo) => (
          <DemoChip
            key={demo.reference}
            demo={demo}
            href={hrefOf(demo.reference)}
            isOpen={demo.reference === open}
            onReach={() => onReach(cell, demo.reference)}
          />
        ))}
        {isCarrying && dealer !== null && !isClosed && day > calendar.today && (
          <button type="button" className={styles.place} onClick={() => onPlace(cell)}>
            <span className="visually-hidden">{placing(cell, name)}</span>
          </button>
        )}
      </td>
    )
  }
  return (
    <table className={styles.table} style={{ '--days': days.length } as CSSProperties}>
      <caption className="visually-hidden">Demos, dealers down and days across</caption>
      <thead>
        <tr>
          <td />
          {days.map((day) => (
            <th
              key={day}
              scope="col"
              data-today={day === calendar.today || undefined}
              data-week={placeInWeek(day) === 0 || undefined}
            >
              <span aria-hidden="true">
                {weekdayOf(day).slice(0, 3)}
                <b>{Number(day.slice(8))}</b>
              </span>
              <span className="visually-hidden">{dayWords(day)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            Nobody yet
            <small>{calendar.toPlace.length === 0 ? 'All have somebody' : `${calendar.toPlace.length} to place`}</small>
          </th>
          {days.map((day) => square(null, 'nobody', day, false))}
        </tr>
        {calendar.dealers.map(({ slug, name, suburb, closed, free, km }) => (
          <tr key={slug} data-near={km !== undefined || undefined}>
            <th scope="row">
              {name}
              <small>
                {suburb}, {km !== undefined && `${km} km, `}
                {free} free
              </small>
            </th>
            {days.map((day) => square(slug, name, day, closed.includes(day)))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
