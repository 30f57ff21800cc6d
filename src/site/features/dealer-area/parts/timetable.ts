import type { Timetable } from '../../../../domain/calendar/opening-hours.ts'
import type { DealerHome } from '../operations/dealer-answers.ts'

/** All that decides when the dealer is open. */
export const timetableOf = ({ hours, closed }: Pick<DealerHome, 'hours' | 'closed'>): Timetable => ({
  hours: Object.fromEntries(Object.entries(hours).filter(([, span]) => span !== null)),
  closed,
})
