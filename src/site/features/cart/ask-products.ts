import { type CatalogueProduct, completeProducts } from '../../../domain/cart/cart-catalogue.ts'
import { fetchCatalogue } from '../../data/catalogue-call.ts'
import { createContentClient } from '../../data/content-client.ts'
import { fetchedOnce } from '../../data/fetched-once.ts'
import type { ContentAddress } from './start-cart-refresh.ts'

/** What the catalogue sells by these SKUs, asked for once. */
const askedOnce = fetchedOnce(async (question: string): Promise<CatalogueProduct[]> => {
  const { url, token, skus } = JSON.parse(question) as ContentAddress & { skus: string[] }
  const client = createContentClient({ url, token, fetch: (input, init) => fetch(input, init) })
  // Titles and slugs look like no SKU: each list has to be there, or it would match everything.
  const lines = skus.map((sku) => ({ sku, name: sku, slug: sku, quantity: 1 }))
  const products = completeProducts(await fetchCatalogue(client, lines))
  return products.filter(({ sku }) => skus.includes(sku))
})

export const askProducts = ({ url, token }: ContentAddress, skus: readonly string[]): Promise<CatalogueProduct[]> =>
  askedOnce(JSON.stringify({ url, token, skus: [...skus].sort() }))
