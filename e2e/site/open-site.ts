import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { borrowBrowser, type Visit, visit, whenAlive } from '../support/browser.ts'
import { type RunningSite, startSite } from '../support/site.ts'

export type Visitor = Visit & { go: (path: string) => Promise<void> }

type VisitOptions = Parameters<typeof visit>[1] & { prepare?: string }

/** One site and one browser for the tests of a file. Visitors are fresh each, and gone after their test. */
export const openSite = ({ siteDirectory, looks = false }: { siteDirectory?: string; looks?: boolean } = {}) => {
  let browser: Browser
  let giveBack: () => Promise<void>
  let site: RunningSite
  let visitors: Visit[] = []

  beforeAll(async () => {
    site = await startSite(siteDirectory)
    ;({ browser, giveBack } = await borrowBrowser({ looks }))
  })

  afterEach(async () => {
    site.breakWith()
    await Promise.all(visitors.map(({ context }) => context.close()))
    visitors = []
  })

  afterAll(async () => {
    await giveBack()
    await site.stop()
  })

  return {
    site: () => site,
    /** `prepare` runs before every page's own scripts. */
    visitor: async ({ prepare, ...options }: VisitOptions = {}): Promise<Visitor> => {
      const opened = await visit(browser, options)
      visitors.push(opened)
      if (prepare !== undefined) await opened.context.addInitScript(prepare)
      const go = async (path: string) => {
        await opened.page.goto(site.origin + path)
        if (options.javaScriptEnabled !== false) await whenAlive(opened.page)
      }
      return { ...opened, go }
    },
  }
}

export const phone = { viewport: { width: 390, height: 844 } }

export const headerButton = (page: Page, name: RegExp): Locator =>
  page.getByRole('banner').getByRole('button', { name })

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name })

/** For what waits on a fetch, on a machine that has other things to do. */
export const patiently = { timeout: 10_000 }

export const errorsIn = (console: readonly string[]): string[] => console.filter((line) => line.startsWith('error'))
