import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { wait, whenAlive } from '../support/browser.ts'

/** Adds to what is known to be kept of what the page was made of, code and styles included. Answers with the rest. */
const notKept = async (page: Page, known: Set<string>): Promise<string[]> => {
  const { kept, missing } = await page.evaluate(
    async (known) => {
      const { pagePath = '' } = document.documentElement.dataset
      const file = pagePath === '/' ? 'index' : pagePath.replaceAll(/^\/|\/$/g, '')
      const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      const ours = loaded.filter((pathname) => /^\/(assets|page-data)\//.test(pathname))
      const needed = new Set([pagePath, `/page-data/${file}/page-data.json`, '/page-data/app-data.json', ...ours])
      const asked = [...needed].filter((path) => !known.includes(path))
      const answers = await Promise.all(asked.map((path) => caches.match(path, { ignoreVary: true })))
      return {
        kept: asked.filter((_, index) => answers[index] !== undefined),
        missing: asked.filter((_, index) => answers[index] === undefined),
      }
    },
    [...known],
  )
  for (const path of kept) known.add(path)
  return missing
}

const whenControlled = (page: Page): Promise<void> =>
  wait(page, async () => {
    while (navigator.serviceWorker.controller?.state !== 'activated')
      await new Promise((resolve) => setTimeout(resolve, 20))
  })

/** Resolves once a worker controls the page and everything the page was made of is kept. */
export const whenKept = async (page: Page): Promise<void> => {
  await whenAlive(page)
  await whenControlled(page)
  const known = new Set<string>()
  await expect.poll(() => notKept(page, known), { timeout: 60_000 }).toEqual([])
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
