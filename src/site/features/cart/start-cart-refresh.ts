import type { LazyCart } from './lazy-cart.ts'

/** Where the catalogue is, as app-data says. */
export interface ContentAddress {
  url: string
  token: string
}

/** Has the stored cart checked, if there is something in it: only then is the code for that worth fetching. */
export const startCartRefresh = async (cart: LazyCart, address: ContentAddress): Promise<void> => {
  try {
    const store = await cart.open()
    if (store.getSnapshot().cart.lineItems.length === 0) return
    const [{ refreshCart }, { createContentClient }] = await Promise.all([
      import('./cart-refresh.ts'),
      import('../../data/content-client.ts'),
    ])
    await refreshCart(store, createContentClient({ ...address, fetch: window.fetch }))
  } catch (error) {
    console.error('The cart could not be checked against the catalogue', error)
  }
}
