import { defaultLocale, editionOf, type Locale } from '../../domain/edition/edition-code.ts'
import type { ContentType } from '../model/field.ts'
import { isGroup } from './inspect-fields.ts'

export interface InlineEntry {
  id: string
  type: string
  values: Record<string, unknown>
}

const known = new Map<ContentType, { name: string; to: string }[]>()

/** The fields of a type whose entries may be written in the file itself. */
const inlineFields = (type: ContentType): { name: string; to: string }[] => {
  const fields =
    known.get(type) ??
    Object.entries(type.fields).flatMap(([name, field]) =>
      field.kind === 'links' && field.inline ? [{ name, to: field.to }] : [],
    )
  known.set(type, fields)
  return fields
}

/** Takes the entries written inside a file out of it, leaving their ids in their place. */
export const takeOutInlineEntries = (
  type: ContentType,
  id: string,
  locale: Locale,
  values: Readonly<Record<string, unknown>>,
): { values: Readonly<Record<string, unknown>>; entries: InlineEntry[] } => {
  const entries: InlineEntry[] = []
  // An edition's own list must not share ids with the list it replaces.
  const suffix = locale === defaultLocale ? '' : `-${editionOf(locale)}`
  let result = values
  for (const { name, to } of inlineFields(type)) {
    const list = values[name]
    if (!Array.isArray(list)) continue
    const ids = list.map((item, index) => {
      const entry = { id: `${id}-${name}-${index + 1}${suffix}`, type: to, values: isGroup(item) ? item : {} }
      entries.push(entry)
      return entry.id
    })
    result = { ...result, [name]: ids }
  }
  return { values: result, entries }
}
