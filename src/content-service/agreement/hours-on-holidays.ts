import type { Content } from '../load/content.ts'
import type { Disagreement, EditionCatalogue } from './edition-catalogue.ts'
import { answerTexts, pageTexts } from './visible-texts.ts'

/** Hours of a week: days by their names, and clock times near them. */
const saysHours = /\b(?:Monday|weekdays|Saturdays?)\b[^.]*\d\s[ap]m\b/i

const saysHolidays = /\bpublic holidays\b/

/** Whoever reads when somebody is there reads as well that this is so on no public holiday. */
export const hoursNameHolidays = (content: Content, catalogue: EditionCatalogue): Disagreement[] => {
  const { edition, locale } = catalogue
  const own = (content.entriesOfType.get('edition') ?? [])
    .filter(({ fields }) => fields[locale].code === edition)
    .map(({ id, fields }) => ({ id, field: 'hours', text: String(fields[locale].hours) }))
  return [...own, ...pageTexts(content, catalogue), ...answerTexts(content, catalogue)]
    .filter(({ text }) => saysHours.test(text) && !saysHolidays.test(text))
    .map(({ id, field }) => ({ id, locale, field, reason: 'names hours of the week, but not public holidays' }))
}
