import type { ClosedDays } from '../calendar/closed-days.ts'
import { type Holiday, holidaysIn } from '../calendar/working-days.ts'

export interface ClosingDealer {
  state: string
  /** What it closes for itself. */
  closures: ClosedDays
  openOnHolidays: boolean
}

/** When a dealer is closed: for itself, and on the holidays of where it is unless it trades on them. */
export const dealerClosures = (
  { state, closures, openOnHolidays }: ClosingDealer,
  holidays: readonly Holiday[],
): ClosedDays => (openOnHolidays ? closures : [...closures, ...holidaysIn(holidays, state)])
