import { eq } from 'drizzle-orm'
import type { Browser, Page } from 'playwright-core'
import { password, signInByPassword } from '../../e2e/account/account-holder.ts'
import { type Visit, visit } from '../../e2e/support/browser.ts'
import { buildTestSite } from '../../e2e/support/build-test-site.ts'
import { openShopData } from '../../e2e/support/open-shop-data.ts'
import { startSite } from '../../e2e/support/site.ts'
import type { Db } from '../../src/api/db/database.ts'
import { identityAccounts } from '../../src/api/db/schema/identity-accounts.ts'
import { people } from '../../src/api/db/schema/people.ts'
import type { SiteServices } from '../../src/functions/wiring/site-services.ts'
import { hashPassword } from '../../src/identity/passwords/password-hash.ts'

export interface DeskInBrowser {
  readonly db: Db
  readonly services: SiteServices
  readonly origin: string
  /** Somebody of the staff at the desk, signed in, in a browser of their own. */
  signIn(browser: Browser, options?: Parameters<typeof visit>[1]): Promise<Visit & { page: Page }>
  close(): Promise<void>
}

const email = 'mele@poolwright.example'

/** The whole site with its desk, for a look or a stopwatch. */
export const openDeskInBrowser = async (variables: Readonly<Record<string, string>> = {}): Promise<DeskInBrowser> => {
  buildTestSite('usual')
  const data = await openShopData(variables)
  const site = await startSite(undefined, data.siteServices, data.port)
  const { db } = data.siteServices.database
  await data.siteServices.shop?.fillFirstCounts()
  await db
    .insert(identityAccounts)
    .values({ email, name: 'Mele Tau', edition: 'en-au', password: await hashPassword(password) })
  return {
    db,
    services: data.siteServices,
    origin: site.origin,
    signIn: async (browser, options) => {
      const visited = await visit(browser, options)
      const { page } = visited
      await page.goto(`${site.origin}/staff/`)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await signInByPassword(page, email)
      // They are nobody on the staff yet: somebody has to be signed in before they can be made one.
      await page.getByRole('heading', { name: 'This is the staff desk.' }).waitFor()
      await db.update(people).set({ role: 'staff', name: 'Mele Tau' }).where(eq(people.email, email))
      await page.reload()
      await page.getByRole('navigation', { name: 'Desk' }).waitFor()
      return visited
    },
    close: async () => {
      await site.stop()
      await data.close()
    },
  }
}
