import * as v from 'valibot'
import type { AskContent } from './ask-content.ts'
import type { AskProducts } from './product-lookup.ts'

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

const pictured = v.looseObject({
  imagesCollection: v.looseObject({ items: v.array(v.nullable(v.looseObject({ url: v.string() }))) }),
})

const pathOn = (origin: string, address: string): string =>
  address.startsWith(`${origin}/`) ? address.slice(origin.length) : address

/** Pictures of our own service by their paths: an order outlives the name of a host, and visitors know the site by several. */
const withPathsOn =
  (origin: string) =>
  (item: unknown): unknown => {
    const parsed = v.safeParse(pictured, item)
    if (!parsed.success) return item
    const { imagesCollection, ...product } = parsed.output
    const items = imagesCollection.items.map((picture) => picture && { ...picture, url: pathOn(origin, picture.url) })
    return { ...product, imagesCollection: { ...imagesCollection, items } }
  }

/** What is ordered, as the content at an address says it. */
export const askOrderedProducts = (ask: AskContent, url: string): AskProducts => {
  const withPaths = withPathsOn(new URL(url).origin)
  return async (skus) => v.parse(answer, await ask(query, { skus: [...skus] })).productCollection.items.map(withPaths)
}
