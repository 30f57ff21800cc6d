import { and, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Retention } from '../../domain/retention/usual-retention.ts'
import type { Db } from '../db/database.ts'
import { orders } from '../db/schema/orders.ts'
import { refunds } from '../db/schema/refunds.ts'
import { daysBefore } from './days-before.ts'

/** Orders go with their lines, events, papers and letters. What was charged and paid back is kept as if it had been paid for. */
export const forgetOrders = async (db: Db, retention: Retention, now: Date): Promise<number> => {
  const { order, 'unpaid-order': unpaid } = retention['en-au']
  const hasRefund = db.select({ one: sql`1` }).from(refunds).where(sql`${refunds.order} = ${orders.id}`)
  const gone = await db
    .delete(orders)
    .where(
      or(
        lt(orders.placedAt, daysBefore(now, order)),
        and(
          lt(orders.placedAt, daysBefore(now, unpaid)),
          inArray(orders.state, ['expired', 'failed']),
          isNull(orders.paidAt),
          sql`not exists ${hasRefund}`,
        ),
      ),
    )
    .returning({ id: orders.id })
  return gone.length
}
