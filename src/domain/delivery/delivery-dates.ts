import { addDays } from '../calendar/calendar.ts'
import { timeInZone } from '../calendar/clock-in-zone.ts'
import { dayInZone } from '../calendar/day-in-zone.ts'
import { addWorkingDays, type Holiday, workingDayFrom, workingDaysIn } from '../calendar/working-days.ts'
import type { ZoneTerms } from '../pricing/delivery-zone.ts'

/** Where orders are packed and when they leave. */
export interface DispatchTerms {
  timeZone: string
  /** The state whose holidays the packers have. */
  state: string
  /** What is paid before then on a working day leaves that day, as 13:00. */
  cutOff: string
  holidays: readonly Holiday[]
}

/** The day on which something paid at a moment leaves. */
export const dispatchDay = (paidAt: Date, { timeZone, state, cutOff, holidays }: DispatchTerms): string => {
  const today = dayInZone(paidAt, timeZone)
  const isInTime = timeInZone(paidAt, timeZone) < cutOff
  return workingDayFrom(isInTime ? today : addDays(today, 1), workingDaysIn(holidays, state))
}

/** The first and the last day on which it should arrive. Nobody delivers on a holiday of the place it goes to. */
export const deliveryDays = (
  dispatched: string,
  { days: [fewest, most] }: Pick<ZoneTerms, 'days'>,
  holidays: readonly Holiday[],
  state: string,
): { from: string; to: string } => {
  const isWorkingDay = workingDaysIn(holidays, state)
  return { from: addWorkingDays(dispatched, fewest, isWorkingDay), to: addWorkingDays(dispatched, most, isWorkingDay) }
}
