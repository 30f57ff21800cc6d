import type { Holiday } from '../../domain/calendar/working-days.ts'
import type { EditionContent } from './edition-content.ts'

/** The public holidays of an edition, with the states that have them. */
export const holidaysOf = ({ holidayCalendars }: Pick<EditionContent, 'holidayCalendars'>): Holiday[] =>
  holidayCalendars.flatMap(({ holidays }) => holidays)
