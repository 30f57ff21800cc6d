import * as v from 'valibot'
import type { OpeningHours } from '../../domain/calendar/opening-hours.ts'
import type { Content } from '../load/content.ts'
import type { Disagreement, EditionCatalogue } from './edition-catalogue.ts'
import { hoursInWords } from './hours-in-words.ts'
import { publishedEntries } from './published-entries.ts'
import { answerTexts, pageTexts } from './visible-texts.ts'

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

const schema = v.object({
  street: v.string(),
  hours: v.object(v.entriesFromList(days, v.exactOptional(v.string()))),
})

const differing = (hours: OpeningHours, others: OpeningHours, isFine: (span: string, other: string) => boolean) =>
  days.filter((day) => !isFine(hours[day] ?? '', others[day] ?? ''))

const isWithin = (span: string, other: string): boolean => {
  const [[from = '', to = ''], [opens = '', closes = '']] = [span.split('-'), other.split('-')]
  return span === '' || (from >= opens && to <= closes)
}

/** Orders are handed out while somebody is there, and when pages and answers say that the counter is open. */
export const pickUpPointsAgree = (content: Content, catalogue: EditionCatalogue): Disagreement[] => {
  const { edition, locale, shop } = catalogue
  if (!shop) return []
  const points = publishedEntries(content, 'pickUpPoint', schema, catalogue)
  if (points.length === 0) return [{ id: edition, locale, field: 'shop', reason: 'has no pick-up point' }]
  const own = (content.entriesOfType.get('edition') ?? []).find(({ fields }) => fields[locale].code === edition)
  const attended = hoursInWords(String(own?.fields[locale].hours))
  const texts = [...pageTexts(content, catalogue), ...answerTexts(content, catalogue)]
  return points.flatMap(({ id, street, hours }) => {
    const said = texts
      .filter(({ text }) => text.includes(street))
      .map((each) => ({ ...each, hours: hoursInWords(each.text) }))
      .filter((each) => Object.keys(each.hours).length > 0)
    return [
      ...differing(hours, attended, isWithin).map((day) => ({
        id,
        locale,
        field: `hours.${day}`,
        reason: `${hours[day]} is not within the hours of the edition, ${attended[day] ?? 'closed'}`,
      })),
      ...said.flatMap((each) =>
        differing(hours, each.hours, (span, other) => span === other).map((day) => ({
          id: each.id,
          locale,
          field: each.field,
          reason: `says that ${street} is open on ${day} ${each.hours[day] ?? 'not at all'}, but ${id} says ${hours[day] ?? 'not at all'}`,
        })),
      ),
    ]
  })
}
