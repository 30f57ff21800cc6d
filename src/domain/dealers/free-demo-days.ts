import { addDays, daysBetween } from '../calendar/calendar.ts'
import { formatDay } from '../calendar/day-format.ts'
import { closureOfOpenDay, opensOn, type Timetable } from '../calendar/opening-hours.ts'
import { weekdayOf } from '../calendar/weekday.ts'

/** A demo can be wished for from tomorrow to so many days ahead. */
export const demoDaysAhead = 60

/** As many as a shop can drive to between its other work. */
export const demosADay = 2

/** What decides when a dealer can come. */
export interface DemoDiary extends Timetable {
  name: string
  /** As 2026-11-15. */
  today: string
  /** How many demos there are already on a day. */
  booked: ReadonlyMap<string, number>
}

export const isFreeForDemo = (diary: DemoDiary, day: string): boolean =>
  day > diary.today &&
  day <= addDays(diary.today, demoDaysAhead) &&
  opensOn(diary, day) &&
  (diary.booked.get(day) ?? 0) < demosADay

/** The days on which a dealer can come, soonest first. */
export const freeDemoDays = (diary: DemoDiary): string[] =>
  Array.from({ length: demoDaysAhead }, (_, at) => addDays(diary.today, at + 1)).filter((day) =>
    isFreeForDemo(diary, day),
  )

/** The free days next to a day, in the order of the calendar. Of two equally near the later counts: it leaves time to plan. */
export const freeDaysNear = (diary: DemoDiary, wished: string, except: readonly string[] = [], most = 3): string[] =>
  freeDemoDays(diary)
    .filter((day) => !except.includes(day))
    .map((day) => ({ day, away: Math.abs(daysBetween(wished, day)) }))
    .sort((one, other) => one.away - other.away || (one.day < other.day ? 1 : -1))
    .slice(0, most)
    .map(({ day }) => day)
    .sort()

const listed = (days: readonly string[]): string => {
  const words = days.map((day) => `${weekdayOf(day)} ${formatDay(day)}`)
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

const whyNot = (diary: DemoDiary, wished: string): string => {
  const closure = closureOfOpenDay(diary, wished)
  if (closure !== undefined) return `${diary.name} is closed on ${formatDay(wished)}, ${closure.note}.`
  return opensOn(diary, wished)
    ? `${diary.name} is fully booked on ${formatDay(wished)}.`
    : `${diary.name} is closed on ${weekdayOf(wished)}s.`
}

/** Why a wished-for day cannot be had and what to enter instead; undefined where it can. */
export const demoDayTrouble = (
  diary: DemoDiary,
  wished: string,
  except: readonly string[] = [],
): string | undefined => {
  if (isFreeForDemo(diary, wished)) return undefined
  const free = freeDaysNear(diary, wished, except)
  const why = whyNot(diary, wished)
  return free.length === 0
    ? `${why} No other day is free in the next ${demoDaysAhead}. Choose another dealer.`
    : `${why} Enter ${listed(free)}.`
}
