import { and, count, gte, isNotNull, lt, sql } from 'drizzle-orm'
import { addDays } from '../../../domain/calendar/calendar.ts'
import { momentInZone } from '../../../domain/calendar/clock-in-zone.ts'
import { wallClock } from '../../../domain/calendar/wall-clock.ts'
import type { Db } from '../../db/database.ts'
import { orders } from '../../db/schema/orders.ts'
import { type DayCount, dayOf, eachDay } from './day-counts.ts'

export interface SalesCharts {
  /** By the hour of the day. */
  readonly hours: readonly { hour: number; orders: number }[]
  readonly ordersToday: number
  /** In cents. */
  readonly takingsToday: number
  /** On this weekday of last week, until this time of day. */
  readonly lastWeekByNow: number
  /** What two weeks came to, day by day, and the two before them; in cents. */
  readonly days: readonly DayCount[]
  readonly takings: number
  readonly takingsBefore: number
}

const shownDays = 14

const worth = sql<string | null>`sum(${orders.total} - ${orders.refunded})`

/** Of the last four weeks and no more: the index of dates leads there. */
export const salesCharts = async (db: Db, timeZone: string, now: Date): Promise<SalesCharts> => {
  const { day: today, time } = wallClock(now, timeZone)
  const startOf = (day: string) => momentInZone(day, '00:00', timeZone)
  const paidFrom = (from: Date, to: Date) =>
    and(gte(orders.placedAt, from), lt(orders.placedAt, to), isNotNull(orders.paidAt))
  const first = addDays(today, 1 - shownDays)
  const later = new Date(now.getTime() + 1)
  const hour = sql<string>`to_char(${orders.placedAt} at time zone ${sql.raw(`'${timeZone.replaceAll("'", '')}'`)}, 'HH24')`
  const byHour = await db
    .select({ hour, orders: count(), worth })
    .from(orders)
    .where(paidFrom(startOf(today), later))
    .groupBy(hour)
  const [before] = await db
    .select({ orders: count() })
    .from(orders)
    .where(paidFrom(startOf(addDays(today, -7)), momentInZone(addDays(today, -7), time, timeZone)))
  const day = dayOf(orders.placedAt, timeZone)
  const byDay = await db
    .select({ day, count: worth })
    .from(orders)
    .where(paidFrom(startOf(first), later))
    .groupBy(day)
  const [old] = await db
    .select({ worth })
    .from(orders)
    .where(paidFrom(startOf(addDays(first, -shownDays)), startOf(first)))
  const days = eachDay(today, shownDays, byDay)
  return {
    hours: byHour
      .map((row) => ({ hour: Number(row.hour), orders: Number(row.orders) }))
      .toSorted((one, other) => one.hour - other.hour),
    ordersToday: byHour.reduce((sum, row) => sum + Number(row.orders), 0),
    takingsToday: byHour.reduce((sum, row) => sum + Number(row.worth ?? 0), 0),
    lastWeekByNow: Number(before?.orders ?? 0),
    days,
    takings: days.reduce((sum, each) => sum + each.count, 0),
    takingsBefore: Number(old?.worth ?? 0),
  }
}
