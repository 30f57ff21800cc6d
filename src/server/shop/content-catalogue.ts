import * as v from 'valibot'
import type { AskContent } from '../../api/catalogue/catalogue.ts'
import { createContentClient } from '../../site/data/content-client.ts'

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

/** Asks the content service as the build does. */
export const askContentService = (options: Parameters<typeof createContentClient>[0]): AskContent => {
  const client = createContentClient(options)
  return async (skus) => v.parse(answer, await client.query(query, { skus: [...skus] })).productCollection.items
}
