import * as v from 'valibot'
import type { Content } from '../load/content.ts'
import type { Disagreement, EditionCatalogue } from './edition-catalogue.ts'
import { publishedEntries } from './published-entries.ts'

const schema = v.object({ active: v.boolean(), inStock: v.boolean(), stock: v.nullish(v.number()) })

/** What a shop sells is counted, and what is in stock is there. */
export const stockAgrees = (content: Content, catalogue: EditionCatalogue): Disagreement[] => {
  if (!catalogue.shop) return []
  const { locale } = catalogue
  return publishedEntries(content, 'product', schema, catalogue).flatMap(({ id, active, inStock, stock }) => {
    if (stock == null) return active ? [{ id, locale, field: 'stock', reason: 'is not counted' }] : []
    if (inStock === stock > 0) return []
    return [{ id, locale, field: 'inStock', reason: `is ${inStock}, but the stock is ${stock}` }]
  })
}
