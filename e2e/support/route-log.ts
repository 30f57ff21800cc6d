import type { Page } from 'playwright-core'

export interface RouteLogEntry {
  name: string
  /** Milliseconds since the document began. */
  at: number
  path: string
}

declare global {
  interface Window {
    routeLog: RouteLogEntry[]
  }
}

/** Notes every event of the runtime and every push to the data layer, from the first script of a document on. */
export const logRoutes = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.routeLog = []
    const log = (name: string) => window.routeLog.push({ name, at: performance.now(), path: location.pathname })
    addEventListener('route-update', () => log('route-update'))
    addEventListener('delayed-load', () => log('delayed-load'))
    window.navigation?.addEventListener('navigate', () => log('navigate'))
    window.dataLayer = new Proxy([], {
      set: (layer, key, value) => {
        if (key !== 'length') log(String(value.event))
        return Reflect.set(layer, key, value)
      },
    })
  })
}

export const routeLog = (page: Page): Promise<RouteLogEntry[]> => page.evaluate(() => window.routeLog)

export const countOf = async (page: Page, name: string): Promise<number> =>
  (await routeLog(page)).filter((entry) => entry.name === name).length
