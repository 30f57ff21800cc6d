import * as v from 'valibot'
import { choices, isChoiceQuestion, questions } from '../../domain/models/pool-answers.ts'
import type { Content } from '../load/content.ts'
import type { Disagreement, EditionCatalogue } from './edition-catalogue.ts'

const schema = v.object({
  asks: v.picklist(questions),
  choices: v.optional(v.nullable(v.array(v.object({ value: v.string() }))), []),
  editions: v.array(v.string()),
})

/** Every question is asked in every edition, and offers exactly the answers that the finder understands. */
export const finderUnderstands = (content: Content, { edition, locale }: EditionCatalogue): Disagreement[] => {
  const entries = (content.entriesOfType.get('finderQuestion') ?? []).filter((entry) => !entry.draft)
  return entries.flatMap(({ id, fields }) => {
    const { asks, choices: offered, editions } = v.parse(schema, fields[locale])
    if (!editions.includes(edition)) return [{ id, locale, field: 'editions', reason: `leaves out ${edition}` }]
    const known: readonly string[] = isChoiceQuestion(asks) ? choices[asks] : []
    const values = (offered ?? []).map(({ value }) => value)
    const wrong = values.filter((value, index) => !known.includes(value) || values.indexOf(value) !== index)
    const missing = known.filter((value) => !values.includes(value))
    return [
      ...wrong.map((value) => `offers “${value}”; the finder understands ${known.join(', ') || 'figures alone'}, once`),
      ...missing.map((value) => `does not offer “${value}”`),
    ].map((reason) => ({ id, locale, field: 'choices', reason }))
  })
}
