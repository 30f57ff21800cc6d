import * as v from 'valibot'
import type { Content } from '../load/content.ts'
import type { Disagreement, EditionCatalogue } from './edition-catalogue.ts'
import { publishedEntries } from './published-entries.ts'

const promotionSchema = v.object({ product: v.string(), bonus: v.array(v.string()) })

/** A carton with more in it costs more than the robot alone, unless the same comes with the robot for nothing. */
export const bonusCartonsCostMore = (content: Content, catalogue: EditionCatalogue): Disagreement[] => {
  const { products, locale } = catalogue
  const given = new Set(
    publishedEntries(content, 'promotion', promotionSchema, catalogue).map(({ product }) => product),
  )
  return products.flatMap(({ id, name, price }) => {
    const single = products.find((product) => name === `${product.name} Bonus`)
    if (single === undefined || price > single.price || (price === single.price && given.has(single.id))) return []
    const reason = `costs ${price}, and the ${single.name} without the bonus ${single.price}, with no promotion that gives it`
    return [{ id, locale, field: 'price', reason }]
  })
}
