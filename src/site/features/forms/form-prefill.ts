import type { Field } from '../../../domain/forms/field.ts'

type Texts = Readonly<Record<string, string>>

/** A text that the field can show: of a list, one that is on it. */
const fits = (field: Field, text: string): boolean =>
  field.kind === 'choice' ? field.options.some(({ value }) => value === text) : field.kind !== 'file'

/** Texts for fields, but for those that are not there (any more), or not on offer. */
export const fitting = (fields: readonly Field[], texts: Texts): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const text = Object.hasOwn(texts, field.name) ? texts[field.name] : undefined
      return text === undefined || (text !== '' && !fits(field, text)) ? [] : [[field.name, text]]
    }),
  )

/** What an address fills in. `names` says which field each of its parameters is for. */
export const prefillFrom = (query: string, names: Texts, fields: readonly Field[]): Record<string, string> => {
  const asked = new URLSearchParams(query)
  const texts = Object.entries(names).map(([parameter, field]) => [field, asked.get(parameter) ?? ''])
  return fitting(fields, Object.fromEntries(texts))
}
