import * as v from 'valibot'
import type { Content } from '../load/content.ts'
import type { Disagreement, EditionCatalogue } from './edition-catalogue.ts'
import { publishedEntries } from './published-entries.ts'

/** A shop has terms, and no others beside them. */
export const shopHasTerms = (content: Content, catalogue: EditionCatalogue): Disagreement[] => {
  const { edition, locale, shop } = catalogue
  const [terms, ...others] = publishedEntries(content, 'shopTerms', v.object({}), catalogue)
  if (terms === undefined) return shop ? [{ id: edition, locale, field: 'shop', reason: 'has no shop terms' }] : []
  return others.map(({ id }) => ({ id, locale, field: 'editions', reason: `${edition} has shop terms: ${terms.id}` }))
}
