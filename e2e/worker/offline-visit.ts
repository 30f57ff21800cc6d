import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { whenAlive } from '../support/browser.ts'

/** What the page was made of, code and styles included, and no cache holds. */
const notKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { pagePath = '' } = document.documentElement.dataset
    const file = pagePath === '/' ? 'index' : pagePath.replaceAll(/^\/|\/$/g, '')
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    const ours = loaded.filter((pathname) => /^\/(assets|page-data)\//.test(pathname))
    const needed = [pagePath, `/page-data/${file}/page-data.json`, '/page-data/app-data.json', ...ours]
    const answers = await Promise.all(needed.map((path) => caches.match(path, { ignoreVary: true })))
    return needed.filter((_, index) => answers[index] === undefined)
  })

/** Resolves once a worker controls the page and everything the page was made of is kept. */
export const whenKept = async (page: Page): Promise<void> => {
  await whenAlive(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  // Not `waitForFunction`: to that a promise is as good as a yes.
  await expect.poll(() => notKept(page), { timeout: 30_000 }).toEqual([])
}

/** Paths kept in the caches of the site, by cache; the name of the shell's cache is shortened to `shell`. */
export const keptPaths = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      found[name.includes('precache') ? 'shell' : name] = requests.map(({ url }) => new URL(url).pathname)
    }
    return found
  })

/** Counts the documents that a tab loads from now on. */
export const countLoads = (page: Page): { readonly loads: number } => {
  const count = { loads: 0 }
  page.on('domcontentloaded', () => {
    count.loads += 1
  })
  return count
}

/** A worker's file that says this. */
export const scriptAnswer = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'text/javascript' } })
