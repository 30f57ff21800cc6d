import { addDays } from '../../domain/calendar/calendar.ts'
import type { Holiday } from '../../domain/calendar/working-days.ts'
import { holidaysOf } from '../content/holidays-of.ts'
import type { EditionView } from './edition-view.ts'

/** Nine months that a page knows ahead, for which it says what is true without being built again. A year has no room in the data of a dealer. */
export const daysAhead = 274

export const comingHolidays = ({ content, today }: Pick<EditionView, 'content' | 'today'>): Holiday[] =>
  holidaysOf(content).filter(({ day }) => day >= today && day <= addDays(today, daysAhead))
