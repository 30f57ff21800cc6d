import * as v from 'valibot'
import { publishedEntries } from '../agreement/published-entries.ts'
import type { Review } from './doubt.ts'

const fewestPictures = 2

const pictured = v.object({ images: v.nullish(v.array(v.string()), []) })

/** Even a part is shown from two sides. */
export const fewPictures: Review = (content, { products, locale }) =>
  products.flatMap(({ id }) => {
    const { images } = v.parse(pictured, content.entries.get(id)?.fields[locale])
    if (images.length >= fewestPictures) return []
    const reason = images.length === 0 ? 'has no picture' : `has ${images.length} of ${fewestPictures} pictures`
    return [{ kind: 'pictures' as const, id, locale, field: 'images', reason }]
  })

/** In money of the edition. Nobody asks about a brush. */
const askedAboutFrom = 100

/** Whatever costs something is asked about sooner or later. */
export const noQuestions: Review = (_, { products, questions, locale }) =>
  products
    .filter(({ price }) => price >= askedAboutFrom)
    .filter(({ id, faqs }) => (faqs ?? []).length === 0 && !questions.some((each) => each.products.includes(id)))
    .map(({ id }) => ({ kind: 'questions', id, locale, field: 'faqs', reason: 'no question names it' }))

export const noPrice: Review = (_, { products, locale }) =>
  products
    .filter(({ price }) => !(price > 0))
    .map(({ id }) => ({ kind: 'price', id, locale, field: 'price', reason: 'has no price' }))

const skuOf = v.object({ sku: v.string() })

const promotionSchema = v.looseObject({ product: v.string(), bonus: v.array(v.string()) })

const skuPattern = /\bPW-[A-Z0-9]+(?:-[A-Z0-9]+)*\b/g

/** What a promotion gives or names is sold in its edition. */
export const unknownSkus: Review = (content, catalogue) => {
  const { products, locale, edition } = catalogue
  const skus = new Set(products.map(({ id }) => v.parse(skuOf, content.entries.get(id)?.fields[locale]).sku))
  return publishedEntries(content, 'promotion', promotionSchema, catalogue).flatMap((promotion) => {
    const { id, product, bonus } = promotion
    const doubt = (field: string, reason: string) => ({ kind: 'unknown-sku' as const, id, locale, field, reason })
    const unsold = [product, ...bonus].filter((each) => !products.some((sold) => sold.id === each))
    const named = new Set(JSON.stringify(promotion).match(skuPattern) ?? [])
    return [
      ...unsold.map((each) => doubt(each === product ? 'product' : 'bonus', `${each} is not sold in ${edition}`)),
      ...[...named]
        .filter((sku) => !skus.has(sku))
        .map((sku) => doubt('terms', `names ${sku}, and nothing of that SKU is sold in ${edition}`)),
    ]
  })
}
