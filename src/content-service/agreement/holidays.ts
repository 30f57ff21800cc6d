import * as v from 'valibot'
import type { Content } from '../load/content.ts'
import type { Disagreement, EditionCatalogue } from './edition-catalogue.ts'
import { publishedEntries } from './published-entries.ts'

const schema = v.object({ holidays: v.array(v.object({ day: v.string(), name: v.string() })) })

/** Every edition has one calendar, its days in order. */
export const holidaysAgree = (content: Content, catalogue: EditionCatalogue): Disagreement[] => {
  const { edition, locale } = catalogue
  const isKnown = (content.entriesOfType.get('edition') ?? []).some(({ fields }) => fields[locale].code === edition)
  const [calendar, ...others] = publishedEntries(content, 'holidayCalendar', schema, catalogue)
  if (calendar === undefined)
    return isKnown ? [{ id: edition, locale, field: 'code', reason: 'has no calendar of public holidays' }] : []
  return [
    ...others.map(({ id }) => ({ id, locale, field: 'editions', reason: `${edition} has a calendar: ${calendar.id}` })),
    ...calendar.holidays.flatMap(({ day, name }, at) => {
      const before = calendar.holidays[at - 1]
      const reason = `${name} on ${day} stands after ${before?.name} on ${before?.day}`
      return before === undefined || before.day <= day
        ? []
        : [{ id: calendar.id, locale, field: `holidays.${at}`, reason }]
    }),
  ]
}
