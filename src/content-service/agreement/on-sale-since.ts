import * as v from 'valibot'
import type { Content } from '../load/content.ts'
import { type Disagreement, type EditionCatalogue, isPart } from './edition-catalogue.ts'
import { publishedEntries } from './published-entries.ts'

const reviewSchema = v.object({ product: v.nullish(v.string()), date: v.string() })

/** Of everything with a warranty it is known since when it can have been bought, and nobody has reviewed it before. */
export const onSaleSinceAgrees = (content: Content, catalogue: EditionCatalogue): Disagreement[] => {
  const { products, locale } = catalogue
  const missing = products
    .filter((product) => !isPart(product) && product.warrantyYears > 0 && product.onSaleSince == null)
    .map(({ id }) => ({ id, locale, field: 'onSaleSince', reason: 'is required of what has a warranty' }))
  const early = publishedEntries(content, 'testimonial', reviewSchema, catalogue).flatMap(({ id, product, date }) => {
    const since = products.find((each) => each.id === product)?.onSaleSince?.slice(0, 10)
    if (since === undefined || date.slice(0, 10) >= since) return []
    return [{ id, locale, field: 'date', reason: `is before ${product} was on sale, on ${since}` }]
  })
  return [...missing, ...early]
}
