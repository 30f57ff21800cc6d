import * as v from 'valibot'
import type { Content } from '../load/content.ts'
import { type Disagreement, type EditionCatalogue, isPart } from './edition-catalogue.ts'
import { publishedEntries } from './published-entries.ts'
import { pageTexts } from './visible-texts.ts'

const reviewSchema = v.object({ product: v.nullish(v.string()), date: v.string() })

const spelt: Record<string, number> = { 'a month': 30, 'two months': 60, 'sixty days': 60 }

/** How long its owners have had a thing, as the page of reviews promises it. */
const daysOwned = (content: Content, catalogue: EditionCatalogue): number => {
  const promise = /\bat least (a month|two months|\d+ days)\b|\b(sixty days) after the sale\b/
  for (const { slug, text } of pageTexts(content, catalogue)) {
    const [, least, after] = (slug === 'testimonials' && promise.exec(text)) || []
    const words = least ?? after
    if (words !== undefined) return spelt[words] ?? Number.parseInt(words, 10)
  }
  return 0
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** Of everything with a warranty it is known since when it can have been bought, and nobody has reviewed it sooner than is promised. */
export const onSaleSinceAgrees = (content: Content, catalogue: EditionCatalogue): Disagreement[] => {
  const { products, locale } = catalogue
  const missing = products
    .filter((product) => !isPart(product) && product.warrantyYears > 0 && product.onSaleSince == null)
    .map(({ id }) => ({ id, locale, field: 'onSaleSince', reason: 'is required of what has a warranty' }))
  const owned = daysOwned(content, catalogue)
  const early = publishedEntries(content, 'testimonial', reviewSchema, catalogue).flatMap(({ id, product, date }) => {
    const since = products.find((each) => each.id === product)?.onSaleSince?.slice(0, 10)
    if (since === undefined) return []
    const days = daysBetween(since, date.slice(0, 10))
    if (days < 0) return [{ id, locale, field: 'date', reason: `is before ${product} was on sale, on ${since}` }]
    if (days >= owned) return []
    const reason = `is ${days} days after ${product} was first sold, and reviews are promised after ${owned}`
    return [{ id, locale, field: 'date', reason }]
  })
  return [...missing, ...early]
}
