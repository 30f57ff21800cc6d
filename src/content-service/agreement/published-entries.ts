import * as v from 'valibot'
import type { Content } from '../load/content.ts'
import type { EditionCatalogue } from './edition-catalogue.ts'

const somewhere = v.object({ editions: v.array(v.string()) })

/** What an edition publishes of a type, as far as a rule looks at it. */
export const publishedEntries = <Fields extends object>(
  { entriesOfType }: Content,
  type: string,
  schema: v.GenericSchema<unknown, Fields>,
  { edition, locale }: Pick<EditionCatalogue, 'edition' | 'locale'>,
): (Fields & { id: string })[] =>
  (entriesOfType.get(type) ?? []).flatMap(({ id, draft, fields }) => {
    const { editions } = v.parse(somewhere, fields[locale])
    return draft || !editions.includes(edition) ? [] : [{ id, ...v.parse(schema, fields[locale]) }]
  })
