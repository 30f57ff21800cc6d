import { addDays } from '../calendar/calendar.ts'

/** For so many days after a demo its dealer sees whom it was for: long enough to ring about what was asked or left behind. */
export const contactDays = 7

/** `day`: of the demo, or the last on which it could have been. */
export const isContactShown = (day: string | undefined, today: string): boolean =>
  day !== undefined && today <= addDays(day, contactDays)
