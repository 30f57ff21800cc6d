import type { BrowserContext, Page } from 'playwright-core'

/** Makes the visitor one who spares data, so that nothing is fetched before it is needed. */
export const withoutPrefetch = async (visitor: Page | BrowserContext): Promise<void> => {
  await visitor.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })
  })
}
