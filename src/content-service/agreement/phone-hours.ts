import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { months as monthNames } from '../../domain/calendar/months.ts'
import { localeOf } from '../../domain/edition/edition-code.ts'
import type { Content } from '../load/content.ts'
import type { Disagreement, EditionCatalogue } from './edition-catalogue.ts'
import { hoursInWords } from './hours-in-words.ts'

const week = v.record(v.string(), v.string())
const schema = v.object({
  code: v.string(),
  hours: v.string(),
  phoneHours: v.object({
    hours: week,
    season: v.exactOptional(v.object({ months: v.array(v.number()), hours: week })),
  }),
})

/** What people read of the hours of the phone is what is reckoned with. */
export const phoneHoursAgree = (content: Content, { edition }: EditionCatalogue): Disagreement[] => {
  const locale = localeOf(edition)
  return (content.entriesOfType.get('edition') ?? []).flatMap(({ id, fields }) => {
    const { code, hours: words, phoneHours } = v.parse(schema, fields[locale])
    if (code !== edition) return []
    const { hours, season } = phoneHours
    const inSeason = season && ` in ${season.months.map((month) => monthNames[month - 1]).join(' and ')}`
    const agree =
      isDeepStrictEqual(hoursInWords(words), hours) &&
      (season === undefined || isDeepStrictEqual(hoursInWords(words.replace(inSeason ?? '', '')), season.hours))
    return agree ? [] : [{ id, locale, field: 'phoneHours', reason: `is not what hours say: ${words}` }]
  })
}
