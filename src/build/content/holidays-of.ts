import type { Holiday } from '../../domain/calendar/working-days.ts'
import type { EditionContent } from './edition-content.ts'

/** The day on which it is kept has the name that people know. */
const plainName = (name: string): string => name.replace(' (substitute day)', '')

/** The public holidays of an edition, with the states that have them. */
export const holidaysOf = ({ holidayCalendars }: Pick<EditionContent, 'holidayCalendars'>): Holiday[] =>
  holidayCalendars.flatMap(({ holidays }) => holidays.map((holiday) => ({ ...holiday, name: plainName(holiday.name) })))
