import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { whenAlive } from './browser.ts'
import { recordTraffic } from './traffic.ts'

export interface PageBytes {
  script: number
  style: number
  data: number
}

/** What the page has fetched since the clock was last reset, as it came over the wire. */
const fetched = (page: Page): Promise<PageBytes> =>
  page.evaluate(() => {
    const sum = { script: 0, style: 0, data: 0 }
    for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[]) {
      const { pathname } = new URL(entry.name)
      if (pathname.endsWith('.js')) sum.script += entry.encodedBodySize
      if (pathname.endsWith('.css')) sum.style += entry.encodedBodySize
      if (pathname.endsWith('.json')) sum.data += entry.encodedBodySize
    }
    return sum
  })

/** First load of a page by somebody who has never been here. */
export const firstLoadBytes = async (page: Page, url: string): Promise<PageBytes> => {
  const { quiet } = recordTraffic(page)
  await page.goto(url)
  // The page starts when it has come to rest: what it starts with, and asks for then, is part of the load.
  await whenAlive(page)
  await quiet()
  const { style, ...rest } = await fetched(page)
  return { ...rest, style: style + (await inlineStyleBytes(page)) }
}

/** Styles inside the document, as they count in what came over the wire. */
const inlineStyleBytes = async (page: Page): Promise<number> => {
  const css = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map((style) => style.textContent).join(''),
  )
  return brotliCompressSync(css).length
}

/** A navigation from the page on screen; links are not prefetched, so that only the page itself counts. */
export const navigationBytes = async (page: Page, path: string): Promise<PageBytes> => {
  await page.evaluate(() => performance.clearResourceTimings())
  await page.evaluate(async (to) => {
    await navigation?.navigate(to).finished
  }, path)
  return fetched(page)
}
