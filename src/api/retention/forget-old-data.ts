import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import { formKinds } from '../../domain/forms/form-kind.ts'
import type { Retention } from '../../domain/retention/usual-retention.ts'
import type { Db } from '../db/database.ts'
import { orders } from '../db/schema/orders.ts'
import { rateLimitCounts } from '../db/schema/rate-limit-counts.ts'
import { refunds } from '../db/schema/refunds.ts'
import { registeredProducts } from '../db/schema/registered-products.ts'
import { stockWatchers } from '../db/schema/stock-watchers.ts'
import { submissions } from '../db/schema/submissions.ts'

const day = 86_400_000

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * day)

/** Whatever else is due, a registration stays while its warranty runs: it is the owner's proof. */
const warrantyIsOver = (db: Db, today: Date) =>
  sql`not exists ${db
    .select({ one: sql`1` })
    .from(registeredProducts)
    .where(
      and(
        sql`${registeredProducts.submission} = ${submissions.id}`,
        sql`${registeredProducts.warrantyUntil} >= ${today.toISOString().slice(0, 10)}`,
      ),
    )}`

export interface Forgotten {
  submissions: number
  counts: number
  /** Paid long ago, or never. */
  orders: number
  /** Who wanted to hear that something is back. */
  watchers: number
}

/** Orders go with their lines, events, papers and letters. What was charged and paid back is kept as if it had been paid for. */
const oldOrders = (db: Db, retention: Retention, now: Date) => {
  const { order, 'unpaid-order': unpaid } = retention['en-au']
  const hasRefund = db.select({ one: sql`1` }).from(refunds).where(sql`${refunds.order} = ${orders.id}`)
  return or(
    lt(orders.placedAt, daysBefore(now, order)),
    and(
      lt(orders.placedAt, daysBefore(now, unpaid)),
      inArray(orders.state, ['expired', 'failed']),
      isNull(orders.paidAt),
      sql`not exists ${hasRefund}`,
    ),
  )
}

/** Deletes what is no longer needed, letters and registered machines with it. Says how much that was. */
export const forgetOldData = async (db: Db, retention: Retention, now: Date): Promise<Forgotten> => {
  const gone = await db
    .delete(submissions)
    .where(
      and(
        or(
          ...editionCodes.flatMap((edition) =>
            formKinds.map((form) =>
              and(
                eq(submissions.edition, edition),
                eq(submissions.form, form),
                lt(submissions.receivedAt, daysBefore(now, retention[edition][form])),
              ),
            ),
          ),
        ),
        warrantyIsOver(db, now),
      ),
    )
    .returning({ id: submissions.id })
  const counts = await db
    .delete(rateLimitCounts)
    .where(lt(rateLimitCounts.since, daysBefore(now, 1)))
    .returning({ who: rateLimitCounts.who })
  const forgottenOrders = await db
    .delete(orders)
    .where(oldOrders(db, retention, now))
    .returning({ id: orders.id })
  const watchers = await db
    .delete(stockWatchers)
    .where(lt(stockWatchers.askedAt, daysBefore(now, retention['en-au']['back-in-stock'])))
    .returning({ id: stockWatchers.id })
  return {
    submissions: gone.length,
    counts: counts.length,
    orders: forgottenOrders.length,
    watchers: watchers.length,
  }
}
