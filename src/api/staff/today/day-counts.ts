import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { addDays } from '../../../domain/calendar/calendar.ts'

/** How much of something there was on a day, as 2026-11-19. */
export interface DayCount {
  readonly day: string
  readonly count: number
}

/** The day on which something was, by the clock of a place. */
export const dayOf = (moment: AnyPgColumn, timeZone: string): SQL<string> =>
  sql<string>`to_char(${moment} at time zone ${sql.raw(`'${timeZone.replaceAll("'", '')}'`)}, 'YYYY-MM-DD')`

/** Each of so many days up to one, also those on which there was nothing. */
export const eachDay = (
  last: string,
  days: number,
  rows: readonly { readonly day: string; readonly count: unknown }[],
): DayCount[] =>
  Array.from({ length: days }, (_, at) => {
    const day = addDays(last, at - days + 1)
    return { day, count: Number(rows.find((row) => row.day === day)?.count ?? 0) }
  })
