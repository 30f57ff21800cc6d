import { addDays } from '../calendar/calendar.ts'
import { momentInZone } from '../calendar/clock-in-zone.ts'
import { dayInZone } from '../calendar/day-in-zone.ts'
import { hoursOn, type OpeningHours } from '../calendar/opening-hours.ts'
import { type Holiday, holidaysIn } from '../calendar/working-days.ts'

export interface PickUpTerms {
  timeZone: string
  state: string
  hours: OpeningHours
  holidays: readonly Holiday[]
  /** So many opening hours after it is paid. */
  readyAfterHours: number
}

/** When the shop opens and closes on a day; undefined when it does not. */
const spanOf = (day: string, { hours, holidays, state, timeZone }: PickUpTerms) => {
  const span = hoursOn({ hours, closed: holidaysIn(holidays, state) }, day)
  if (span === undefined) return undefined
  const [from = '', to = ''] = span.split('-')
  return { from: momentInZone(day, from, timeZone).getTime(), to: momentInZone(day, to, timeZone).getTime() }
}

/** So many opening hours after a moment; undefined where the shop does not open for a month. */
const afterOpeningHours = (hours: number, moment: Date, terms: PickUpTerms): Date | undefined => {
  const today = dayInZone(moment, terms.timeZone)
  let left = hours * 3_600_000
  for (let ahead = 0; ahead < 31; ahead += 1) {
    const span = spanOf(addDays(today, ahead), terms)
    if (span === undefined) continue
    const from = Math.max(span.from, moment.getTime())
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

/**
 * The moment from which something paid now can be picked up, as everybody is told it: the next half hour at which the shop is open.
 * An order keeps it from when it is paid, and pages and letters say it as it is. Undefined where the shop does not open for a month.
 */
export const pickUpReady = (paidAt: Date, terms: PickUpTerms): Date | undefined => {
  const ready = afterOpeningHours(terms.readyAfterHours, paidAt, terms)
  if (ready === undefined) return undefined
  const rounded = new Date(Math.ceil(ready.getTime() / halfHour) * halfHour)
  // At closing time nobody comes any more: when it opens next.
  return isOpenAt(rounded, terms) ? rounded : afterOpeningHours(0, new Date(rounded.getTime() + 60_000), terms)
}
