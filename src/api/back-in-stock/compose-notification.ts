import { type EditionFacts, pageOf } from '../../domain/edition/edition-facts.ts'
import type { ShopTerms } from '../../domain/shop/shop-terms.ts'
import type { ComposeNotification } from './send-notifications.ts'

interface Given {
  facts: () => EditionFacts
  terms: () => ShopTerms
}

/** Writes the one letter to somebody who waited for a product. Its code is loaded with the first. */
export const composeNotification =
  ({ facts, terms }: Given): ComposeNotification =>
  async ({ id, email, product: { name, price, slug } }, at) => {
    const { backInStockLetter } = await import('./back-in-stock-letter.ts')
    const url = pageOf(facts(), `products/${slug}`)
    return backInStockLetter({ id, email, product: { name, price, url } }, facts(), {
      at,
      timeZone: terms().dispatch.timeZone,
    })
  }
