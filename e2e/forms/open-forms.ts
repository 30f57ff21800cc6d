import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { letters } from '../../src/api/db/schema/letters.ts'
import { submissions } from '../../src/api/db/schema/submissions.ts'
import { readEnvironment } from '../../src/config/environment.ts'
import { openSiteServices, type SiteServices } from '../../src/functions/wiring/site-services.ts'
import { borrowBrowser, type Visit, visit, whenAlive } from '../support/browser.ts'
import { type RunningSite, startSite } from '../support/site.ts'
import { testSiteDirectory } from '../support/test-site-directory.ts'
import { withoutPrefetch } from '../support/without-prefetch.ts'
import { followFooterLink } from './footer-link.ts'

type VisitOptions = Parameters<typeof visit>[1]

/** The site with a database of its own behind it, and what has arrived there. */
export const openForms = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'poolwright-forms-'))
  let siteServices: SiteServices
  let site: RunningSite
  let browser: Browser
  let giveBack: () => Promise<void>
  let visits: Visit[] = []
  const regulars = new Map<string, Visit>()
  let visitors = 0

  beforeAll(async () => {
    const read = readEnvironment({ SITE_DIRECTORY: testSiteDirectory, DATA_DIRECTORY: folder })
    if (!read.ok) throw new Error('The environment is not valid.')
    const opened = await openSiteServices(read.environment, pino({ level: 'silent' }))
    if (!opened.ok) throw new Error(opened.message)
    siteServices = opened.siteServices
    site = await startSite(testSiteDirectory, siteServices)
    ;({ browser, giveBack } = await borrowBrowser({ looks: false }))
  })
  afterEach(async ({ task }) => {
    // In what state a test that failed has left them, nobody knows.
    if (task.result?.state === 'fail') {
      visits.push(...regulars.values())
      regulars.clear()
    }
    await Promise.all(visits.map(({ context }) => context.close()))
    visits = []
  })
  afterAll(async () => {
    await giveBack()
    await site.stop()
    await siteServices.close()
    rmSync(folder, { recursive: true })
  })

  /** Each test writes from addresses that nothing has come from yet, also when it is tried again. */
  const sender = () => {
    visitors += 1
    const number = visitors
    return {
      headers: { 'x-forwarded-for': `198.51.100.${number}` },
      address: (name: string) => `${name}.${number}@example.com`,
    }
  }

  const arrive = async (options: VisitOptions): Promise<Visit> => {
    const opened = await visit(browser, options)
    await withoutPrefetch(opened.context)
    return opened
  }

  const load = async ({ page }: Visit, address: string, options: VisitOptions) => {
    await page.goto(site.origin + address)
    if (options?.javaScriptEnabled !== false) await whenAlive(page)
  }

  return {
    site: () => site,
    db: () => siteServices.database.db,
    visitor: async (options: VisitOptions = {}) => {
      const { headers, address } = sender()
      const opened = await arrive({ ...options, extraHTTPHeaders: headers })
      visits.push(opened)
      return { ...opened, address, go: (path: string) => load(opened, path, options) }
    },
    /** One browser for all tests that ask for this name. Where scripts run, its visitor goes to the next form by its link. */
    regular: async (name: string, options: VisitOptions = {}) => {
      const { headers, address } = sender()
      const known = regulars.get(name) ?? (await arrive(options))
      regulars.set(name, known)
      await known.context.setExtraHTTPHeaders(headers)
      const go = async (path: string) => {
        const isLoaded = options.javaScriptEnabled === false || !known.page.url().startsWith(site.origin)
        if (isLoaded) await load(known, path, options)
        else await followFooterLink(known.page, path)
      }
      return { ...known, address, go }
    },
    /** All that came from an email address, and to whom letters about it go. */
    arrivedFrom: async (email: string) => {
      const { db } = siteServices.database
      const arrived = await db.select().from(submissions).where(eq(submissions.email, email))
      const written = await db
        .select({ message: letters.message })
        .from(letters)
        .innerJoin(submissions, eq(letters.submission, submissions.id))
        .where(eq(submissions.email, email))
      return {
        references: arrived.map(({ reference }) => reference),
        fields: arrived.map(({ fields }) => fields),
        acknowledgements: written.filter(({ message }) => message.to.address === email).length,
        letters: written.length,
      }
    },
  }
}
