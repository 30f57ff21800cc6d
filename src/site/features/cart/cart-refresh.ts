import { cartNews } from '../../../domain/cart/cart-news.ts'
import { revalidate } from '../../../domain/cart/cart-revalidation.ts'
import { fetchCatalogue } from '../../data/catalogue-call.ts'
import type { ContentClient } from '../../data/content-client.ts'
import { type KeptNews, newsInBrowser } from './cart-news.ts'
import type { CartStore } from './cart-store.ts'

/** Asks the catalogue about the stored lines and keeps the valid ones. Loaded only when there is something to ask. */
export const refreshCart = async (
  store: CartStore,
  client: ContentClient,
  keptNews: KeptNews = newsInBrowser,
): Promise<void> => {
  const asked = store.getSnapshot().cart.lineItems
  if (asked.length === 0) return
  try {
    const items = await fetchCatalogue(client, asked)
    // Applied to the cart as it is now, not as it was asked about: the visitor may have changed it meanwhile.
    const news = cartNews(store.getSnapshot().cart, items, asked)
    store.change((cart) => revalidate(cart, items, asked))
    if (news.length > 0) keptNews.tell(news)
  } catch (error) {
    console.error('The cart could not be checked against the catalogue', error)
  }
}
