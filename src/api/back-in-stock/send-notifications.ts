import { inArray } from 'drizzle-orm'
import type { CatalogueProduct } from '../../domain/cart/cart-catalogue.ts'
import type { ProductLookup } from '../catalogue/product-lookup.ts'
import type { Db } from '../db/database.ts'
import { backInStockRequests } from '../db/schema/back-in-stock-requests.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { queueLetter } from '../mail/letter-queue.ts'
import type { MailMessage } from '../mail/mail-message.ts'
import { countAvailable } from '../stock/available.ts'

export type ComposeNotification = (
  request: { id: string; email: string; product: CatalogueProduct },
  at: Date,
) => Promise<MailMessage>

export interface NotificationServices {
  db: Db
  jobs: Jobs
  catalogue: ProductLookup
  compose: ComposeNotification
}

/** So many are written to in one transaction: the next ones a moment later. */
const atOnce = 100

const isBack = async ({ db, catalogue }: NotificationServices, now: Date): Promise<Map<string, CatalogueProduct>> => {
  const waited = await db.selectDistinct({ sku: backInStockRequests.sku }).from(backInStockRequests)
  const counted = await countAvailable(
    db,
    waited.map(({ sku }) => sku),
    now,
  )
  const there = counted.filter(({ available }) => available > 0).map(({ sku }) => sku)
  if (there.length === 0) return new Map()
  // Where prices cannot be had, the letters wait; what is no longer sold is not written about.
  const answer = await catalogue.products(there, now)
  return answer.ok ? new Map(answer.products) : new Map()
}

/** Writes to those whose product is there again, and forgets them in the same transaction: once each. Says to how many. */
export const sendNotifications = async (services: NotificationServices, now: Date): Promise<number> => {
  const { db, jobs, compose } = services
  const products = await isBack(services, now)
  if (products.size === 0) return 0
  let told = 0
  for (;;) {
    const taken = await db.transaction(async (unit) => {
      const waiting = await unit
        .select()
        .from(backInStockRequests)
        .where(inArray(backInStockRequests.sku, [...products.keys()]))
        .limit(atOnce)
        .for('update', { skipLocked: true })
      for (const { id, sku, email } of waiting) {
        const product = products.get(sku)
        if (product !== undefined) await queueLetter(unit, jobs, await compose({ id, email, product }, now))
      }
      const ids = waiting.map(({ id }) => id)
      if (ids.length > 0) await unit.delete(backInStockRequests).where(inArray(backInStockRequests.id, ids))
      return ids.length
    })
    told += taken
    if (taken < atOnce) return told
  }
}
