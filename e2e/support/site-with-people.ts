import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { identityAccounts } from '../../src/api/db/schema/identity-accounts.ts'
import { letters } from '../../src/api/db/schema/letters.ts'
import { orders } from '../../src/api/db/schema/orders.ts'
import { rateLimitCounts } from '../../src/api/db/schema/rate-limit-counts.ts'
import { stock } from '../../src/api/db/schema/stock.ts'
import { endSignIns } from '../../src/identity/accounts/end-sign-ins.ts'
import { hashPassword } from '../../src/identity/passwords/password-hash.ts'
import { openShopData, type ShopData } from './open-shop-data.ts'
import { type RunningSite, startSite } from './site.ts'

export type SiteWithPeople = ReturnType<typeof siteWithPeople>

/** The site with its issuer, for the people of one file. Each is known by an email address of their own. */
export const siteWithPeople = () => {
  let data: ShopData
  let site: RunningSite
  const db = () => data.siteServices.database.db

  beforeAll(async () => {
    data = await openShopData()
    site = await startSite(undefined, data.siteServices, data.port)
  })
  // They all come from this machine.
  beforeEach(async () => void (await db().delete(rateLimitCounts)))
  afterAll(async () => {
    await site.stop()
    await data.close()
  })

  return {
    site: () => site,
    db,
    /** Visitors' files. */
    store: () => data.siteServices.store,
    /** What takes requests for demos further. */
    demos: () => data.siteServices.demos,
    /** With so much of a product that the last buyer finds some. */
    openShop: async (sku: string): Promise<void> => {
      await data.siteServices.shop?.fillFirstCounts()
      await db().update(stock).set({ onHand: 1000 }).where(eq(stock.sku, sku))
    },
    /** Nobody is signed in as them any more, on whatever device. */
    endSignIns: async (email: string): Promise<void> => {
      const [account] = await db().select().from(identityAccounts).where(eq(identityAccounts.email, email))
      if (account !== undefined) await db().transaction((unit) => endSignIns(unit, account.id))
    },
    ordersOf: (email: string) => db().select().from(orders).where(eq(orders.email, email)).orderBy(orders.placedAt),
    charges: async (ids: readonly string[]): Promise<number> => {
      const charged = (await data.siteServices.shop?.services.gateway.charged(new Date(0))) ?? []
      return charged.filter(({ order }) => ids.includes(order)).length
    },
    /** Without a password they have letters, and passkeys once they make one. */
    addPerson: async (email: string, password?: string): Promise<void> => {
      const hash = password === undefined ? {} : { password: await hashPassword(password) }
      await db()
        .insert(identityAccounts)
        .values({ email, name: 'Priya Nair', edition: 'en-au', ...hash })
    },
    /** The code of the newest letter to somebody; empty while there is none. */
    codeFor: async (email: string): Promise<string> => {
      const written = await db().select().from(letters).orderBy(desc(letters.queuedAt))
      const newest = written.find(({ message }) => JSON.stringify(message).includes(email))
      return /^(\d{3}\s?\d{3}) is your code/.exec(newest?.message.subject ?? '')?.[1] ?? ''
    },
  }
}
