import { addDays } from '../calendar/calendar.ts'
import { dayInZone } from '../calendar/day-in-zone.ts'
import type { OpeningHours } from '../dealers/opening-hours.ts'
import { momentInZone } from './clock-in-zone.ts'
import type { Holiday } from './working-days.ts'

export interface PickUpTerms {
  timeZone: string
  state: string
  hours: OpeningHours
  holidays: readonly Holiday[]
  /** So many opening hours after it is paid. */
  readyAfterHours: number
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** When the shop opens and closes on a day; undefined when it does not. */
const spanOf = (day: string, { hours, holidays, state, timeZone }: PickUpTerms) => {
  const isHoliday = holidays.some(
    (each) => each.day === day && (each.states === undefined || each.states.includes(state)),
  )
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]
  const span = weekday === undefined || isHoliday ? undefined : hours[weekday]
  if (span === undefined) return undefined
  const [from = '', to = ''] = span.split('-')
  return { from: momentInZone(day, from, timeZone).getTime(), to: momentInZone(day, to, timeZone).getTime() }
}

/** The moment from which something paid now can be picked up; undefined where the shop does not open for a month. */
export const pickUpReady = (paidAt: Date, terms: PickUpTerms): Date | undefined => {
  const today = dayInZone(paidAt, terms.timeZone)
  let left = terms.readyAfterHours * 3_600_000
  for (let ahead = 0; ahead < 31; ahead += 1) {
    const span = spanOf(addDays(today, ahead), terms)
    if (span === undefined) continue
    const from = Math.max(span.from, paidAt.getTime())
    if (from + left <= span.to) return new Date(from + left)
    left -= Math.max(0, span.to - from)
  }
  return undefined
}

const halfHour = 1_800_000

const isOpenAt = (moment: Date, terms: PickUpTerms): boolean => {
  const span = spanOf(dayInZone(moment, terms.timeZone), terms)
  return span !== undefined && moment.getTime() >= span.from && moment.getTime() < span.to
}

/** As one tells somebody: the next half hour at which the shop is open. */
export const pickUpFrom = (paidAt: Date, terms: PickUpTerms): Date | undefined => {
  const ready = pickUpReady(paidAt, terms)
  if (ready === undefined) return undefined
  const rounded = new Date(Math.ceil(ready.getTime() / halfHour) * halfHour)
  if (isOpenAt(rounded, terms)) return rounded
  // At closing time nobody comes any more: when it opens next.
  return pickUpReady(new Date(rounded.getTime() + 60_000), { ...terms, readyAfterHours: 0 })
}
