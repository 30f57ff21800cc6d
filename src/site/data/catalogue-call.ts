import * as v from 'valibot'
import type { LineItem } from '../../domain/cart/line-item.ts'
import type { ContentClient } from './content-client.ts'

// 50 lines can match 150 products at most: by sku, by title and by slug.
export const catalogueQuery = `query CartProducts($sku_in: [String], $seo_title_in: [String], $slug_in: [String]) {
  productCollection(
    limit: 150
    where: {
      active: true
      inStock: true
      OR: [{ sku_in: $sku_in }, { seoTitle_in: $seo_title_in }, { slug_in: $slug_in }]
    }
  ) {
    items {
      name: seoTitle
      _id
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

const unique = (values: string[]): string[] => [...new Set(values)]

/** All three lists, always: a filter left out would be empty, and an empty filter matches every product. */
export const catalogueVariables = (lines: readonly LineItem[]) => ({
  sku_in: unique(lines.map(({ sku }) => sku)),
  seo_title_in: unique(lines.map(({ name }) => name)),
  slug_in: unique(lines.map(({ slug }) => slug)),
})

const answer = v.object({ productCollection: v.object({ items: v.array(v.unknown()) }) })

/** The catalogue's active, in-stock products that the lines may mean, as the service gives them. */
export const fetchCatalogue = async (client: ContentClient, lines: readonly LineItem[]): Promise<unknown[]> =>
  v.parse(answer, await client.query(catalogueQuery, catalogueVariables(lines))).productCollection.items
