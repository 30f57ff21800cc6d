import { test as base } from 'vitest'
import { launchBrowser, visit } from './browser.ts'
import { startSite } from './site.ts'
import { recordTraffic } from './traffic.ts'

/** One browser and one site for a file; for each test a fresh visitor, and a site that works. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture depends on
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser({ pictures: false })
    onCleanup(() => browser.close())
    return browser
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
    const site = await startSite()
    onCleanup(() => site.stop())
    return site
  })
  .extend('visitor', async ({ browser, site }, { onCleanup }) => {
    const visitor = await visit(browser, { baseURL: site.origin })
    onCleanup(async () => {
      site.breakWith()
      await visitor.context.close()
    })
    return { ...visitor, ...recordTraffic(visitor.page) }
  })
