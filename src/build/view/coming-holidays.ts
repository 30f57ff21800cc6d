import { addDays } from '../../domain/calendar/calendar.ts'
import type { Holiday } from '../../domain/calendar/working-days.ts'
import { holidaysOf } from '../content/holidays-of.ts'
import type { EditionView } from './edition-view.ts'

/** Days that a page knows ahead: until then it says what is true however long ago it was built. */
export const aYear = 366

export const comingHolidays = ({ content, today }: Pick<EditionView, 'content' | 'today'>): Holiday[] =>
  holidaysOf(content).filter(({ day }) => day >= today && day <= addDays(today, aYear))
