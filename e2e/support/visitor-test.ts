import { test as base } from 'vitest'
import { borrowBrowser, type Visit, visit, whenAlive } from './browser.ts'
import { sayWhatWasThere } from './say-what-was-there.ts'
import { startSite } from './site.ts'
import { recordTraffic, type Traffic } from './traffic.ts'

export interface Visitor extends Visit, Traffic {
  /** Opens a page by its address and waits until it is alive. */
  go(path: string): Promise<void>
}

/** One browser and one site for a file; for each test a fresh visitor, and a site that works. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture depends on
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const { browser, giveBack } = await borrowBrowser({ looks: false })
    onCleanup(giveBack)
    return browser
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
    const site = await startSite()
    onCleanup(() => site.stop())
    return site
  })
  .extend('visitor', async ({ browser, site, task }, { onCleanup }): Promise<Visitor> => {
    const visitor = await visit(browser, { baseURL: site.origin })
    onCleanup(async () => {
      if (task.result?.state === 'fail') await sayWhatWasThere(visitor)
      site.breakWith()
      await visitor.context.close()
    })
    const go = async (path: string) => {
      await visitor.page.goto(path)
      await whenAlive(visitor.page)
    }
    return { ...visitor, ...recordTraffic(visitor.page), go }
  })
