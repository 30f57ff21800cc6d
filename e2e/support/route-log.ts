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

/**
 * Notes every event of the runtime and every push to the data layer, from the first script of a document on. Marks are
 * milliseconds after an event, noted in their turn: on a busy machine timers come late, but they come in order.
 */
export const logRoutes = async (page: Page, marks: { [event: string]: number[] } = {}): Promise<void> => {
  await page.addInitScript((marks) => {
    window.routeLog = []
    const log = (name: string) => {
      window.routeLog.push({ name, at: performance.now(), path: location.pathname })
      for (const after of marks[name] ?? []) setTimeout(() => log(`${after} ms after ${name}`), after)
    }
    addEventListener('route-update', () => log('route-update'))
    addEventListener('delayed-load', () => log('delayed-load'))
    window.navigation?.addEventListener('navigate', () => log('navigate'))
    window.dataLayer = new Proxy([], {
      set: (layer, key, value) => {
        if (key !== 'length') log(String(value.event))
        return Reflect.set(layer, key, value)
      },
    })
  }, marks)
}

export const routeLog = (page: Page): Promise<RouteLogEntry[]> => page.evaluate(() => window.routeLog)

export const countOf = async (page: Page, name: string): Promise<number> =>
  (await routeLog(page)).filter((entry) => entry.name === name).length
