import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, onTestFailed } from 'vitest'
import { borrowBrowser, type Visit, visit, whenAlive, whenWhole } from '../support/browser.ts'
import { sayWhatWasThere } from '../support/say-what-was-there.ts'
import { type RunningSite, startSite } from '../support/site.ts'
import { withoutPrefetch } from '../support/without-prefetch.ts'

export interface Visitor extends Visit {
  /** Loads a page by its address and waits until it is alive. */
  go: (path: string) => Promise<void>
  /** Goes on as a link would lead there: the document stays, which is much less work than a load. */
  walk: (path: string) => Promise<void>
}

type VisitOptions = Parameters<typeof visit>[1] & { prepare?: string }

interface SiteOptions {
  siteDirectory?: string
  /** With pictures and fonts. */
  looks?: boolean
  painted?: boolean
}

/**
 * One site and one browser for the tests of a file. Visitors are fresh each, and gone after their test. But for those with a worker
 * they spare data: what they do not go to is not fetched, which is a sixth of the work.
 */
export const openSite = ({ siteDirectory, looks = false, painted = looks }: SiteOptions = {}) => {
  let browser: Browser
  let giveBack: () => Promise<void>
  let site: RunningSite
  let visitors: Visit[] = []
  /** Residents, by the test at hand. */
  let met: Visit[] = []

  beforeAll(async () => {
    site = await startSite(siteDirectory)
    ;({ browser, giveBack } = await borrowBrowser({ looks }))
  })

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') for (const present of [...visitors, ...met]) await sayWhatWasThere(present)
    site.breakWith()
    await Promise.all(visitors.map(({ context }) => context.close()))
    visitors = []
    met = []
  })

  afterAll(async () => {
    await giveBack()
    await site.stop()
  })

  const open = async ({ prepare, ...options }: VisitOptions) => {
    const opened = await visit(browser, { painted, ...options })
    if (!options.worker) await withoutPrefetch(opened.context)
    if (prepare !== undefined) await opened.context.addInitScript(prepare)
    const go = async (path: string) => {
      await opened.page.goto(site.origin + path)
      if (options.javaScriptEnabled !== false) await whenAlive(opened.page)
    }
    const walk = async (path: string) => {
      await opened.page.evaluate(async (to) => {
        await navigation?.navigate(to).finished
      }, path)
      await whenWhole(opened.page)
    }
    return { ...opened, go, walk }
  }

  return {
    site: () => site,
    /** `prepare` runs before every page's own scripts. */
    visitor: async (options: VisitOptions = {}): Promise<Visitor> => {
      const opened = await open(options)
      visitors.push(opened)
      return opened
    },
    /**
     * The same visitor for every test that asks, on a page that is alive: for tests that keep nothing on the device. Who
     * was there when a test failed is not asked again.
     */
    resident: (options: VisitOptions = {}, home = '/en-au/about-us/') => {
      let staying: Visitor | undefined
      return async (): Promise<Visitor> => {
        const isNew = staying === undefined
        staying ??= await open(options)
        met.push(staying)
        const { page, errors, console, go, walk } = staying
        onTestFailed(() => {
          staying = undefined
        })
        await (isNew ? go(home) : whenAlive(page))
        // Panels are put away, and by way of home no page still has what was typed into it.
        const panels = page.locator('dialog[open]')
        if (!isNew && (await panels.count()) > 0) {
          await page.keyboard.press('Escape')
          await panels.waitFor({ state: 'hidden' })
        }
        if (!isNew) await walk(home)
        errors.length = 0
        console.length = 0
        return staying
      }
    },
  }
}

export const phone = { viewport: { width: 390, height: 844 } }

export const headerButton = (page: Page, name: RegExp): Locator =>
  page.getByRole('banner').getByRole('button', { name })

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name })

export const errorsIn = (console: readonly string[]): string[] => console.filter((line) => line.startsWith('error'))
