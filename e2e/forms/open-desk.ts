import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { letters } from '../../src/api/db/schema/letters.ts'
import { submissions } from '../../src/api/db/schema/submissions.ts'
import { readEnvironment } from '../../src/build/environment.ts'
import { openSiteData, type SiteData } from '../../src/server/site-data.ts'
import { borrowBrowser, type Visit, visit, whenAlive } from '../support/browser.ts'
import { type RunningSite, startSite } from '../support/site.ts'
import { testSiteDirectory } from '../support/test-site-directory.ts'

/** The site with a database of its own behind it, and what has arrived there. */
export const openDesk = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'poolwright-desk-'))
  let siteData: SiteData
  let site: RunningSite
  let browser: Browser
  let giveBack: () => Promise<void>
  let visits: Visit[] = []
  let visitors = 0

  beforeAll(async () => {
    const read = readEnvironment({ SITE_DIRECTORY: testSiteDirectory, DATA_DIRECTORY: folder })
    if (!read.ok) throw new Error('The environment is not valid.')
    const opened = await openSiteData(read.environment, pino({ level: 'silent' }))
    if (!opened.ok) throw new Error(opened.message)
    siteData = opened.siteData
    site = await startSite(testSiteDirectory, siteData)
    ;({ browser, giveBack } = await borrowBrowser({ looks: false }))
  })
  afterEach(async () => {
    await Promise.all(visits.map(({ context }) => context.close()))
    visits = []
  })
  afterAll(async () => {
    await giveBack()
    await site.stop()
    await siteData.close()
    rmSync(folder, { recursive: true })
  })

  return {
    site: () => site,
    db: () => siteData.database.db,
    visitor: async (options: Parameters<typeof visit>[1] = {}) => {
      visitors += 1
      const number = visitors
      const opened = await visit(browser, {
        ...options,
        extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${number}` },
      })
      visits.push(opened)
      const go = async (address: string) => {
        await opened.page.goto(site.origin + address)
        if (options.javaScriptEnabled !== false) await whenAlive(opened.page)
      }
      // A test that is tried again writes from an address that nothing has come from yet.
      return { ...opened, go, address: (name: string) => `${name}.${number}@example.com` }
    },
    /** All that came from an e-mail address, and to whom letters about it go. */
    arrivedFrom: async (email: string) => {
      const { db } = siteData.database
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
