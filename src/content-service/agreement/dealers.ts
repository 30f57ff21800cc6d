import * as v from 'valibot'
import { localeOf } from '../../domain/edition/edition-code.ts'
import { ofEditions } from '../../domain/edition/editions.ts'
import { readEmail } from '../../domain/forms/checks/email-address.ts'
import type { Content } from '../load/content.ts'
import type { Disagreement, EditionCatalogue } from './edition-catalogue.ts'

const holidayPlaces = ofEditions('publicHolidays')

const dealerSchema = v.object({
  state: v.string(),
  email: v.nullish(v.string()),
  services: v.array(v.string()),
  lines: v.optional(v.nullable(v.array(v.string())), []),
  editions: v.array(v.string()),
})

const lineSchema = v.object({ name: v.string(), family: v.nullish(v.string()), editions: v.array(v.string()) })

type Line = v.InferOutput<typeof lineSchema> & { id: string }

/** What a service needs on the shelf. */
const needs: Record<string, { what: string; has: (line: Line) => boolean }> = {
  commercial: { what: 'the commercial line', has: ({ id }) => id === 'line-dolphin-commercial' },
  'water-treatment': { what: 'a line of water treatment', has: ({ family }) => family === 'water' },
}

/** A dealer carries what its edition sells, and what its services are about; one that shows robots can be written to; its holidays are known. */
export const dealersAgree = (content: Content, { edition }: EditionCatalogue): Disagreement[] => {
  const locale = localeOf(edition)
  const linesById = new Map(
    (content.entriesOfType.get('productLine') ?? []).map(({ id, fields }) => [
      id,
      { id, ...v.parse(lineSchema, fields[locale]) },
    ]),
  )
  return (content.entriesOfType.get('dealer') ?? []).flatMap(({ id, fields }) => {
    const { state, email, services, lines, editions } = v.parse(dealerSchema, fields[locale])
    if (!editions.includes(edition)) return []
    const carried = (lines ?? []).flatMap((line) => linesById.get(line) ?? [])
    const unsold = carried.filter((line) => !line.editions.includes(edition))
    const unmet = services.filter((service) => needs[service] !== undefined && !carried.some(needs[service].has))
    const places = Object.values(holidayPlaces[edition].states)
    return [
      ...(places.length > 0 && !places.includes(state)
        ? [{ id, locale, field: 'state', reason: `no public holidays are known of ${state}` }]
        : []),
      ...unsold.map(({ name }) => ({ id, locale, field: 'lines', reason: `${name} is not sold in ${edition}` })),
      ...unmet.map((service) => ({
        id,
        locale,
        field: 'services',
        reason: `offers ${service} without carrying ${needs[service]?.what}`,
      })),
      ...(services.includes('demo') && !readEmail(email ?? '').ok
        ? [{ id, locale, field: 'services', reason: 'offers demo without an email address that letters reach' }]
        : []),
    ]
  })
}
