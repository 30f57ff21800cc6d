import * as v from 'valibot'
import type { AskContent } from './ask-content.ts'
import type { AskProducts } from './catalogue.ts'

/** In stock or not: the database counts that. */
const query = `query OrderedProducts($skus: [String]) {
  productCollection(limit: 150, where: { active: true, sku_in: $skus }) {
    items {
      name
      sku
      price
      slug
      brand
      shippingClass
      categories { seoTitle }
      imagesCollection(limit: 4) {
        items { url(transform: { width: 450, height: 450, quality: 60 }) }
      }
    }
  }
}`

const answer = v.object({ productCollection: v.object({ items: v.array(v.unknown()) }) })

/** What is ordered, as content says it. */
export const askOrderedProducts =
  (ask: AskContent): AskProducts =>
  async (skus) =>
    v.parse(answer, await ask(query, { skus: [...skus] })).productCollection.items
