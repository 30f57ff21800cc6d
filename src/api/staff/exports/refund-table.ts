import { and, asc, eq, gte, lt } from 'drizzle-orm'
import { orders } from '../../db/schema/orders.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { afterPosition, batch, type ExportTable, inBatches, moment, money, positionAt } from './export-table.ts'

interface Found {
  readonly refund: typeof refunds.$inferSelect
  readonly number: string
  readonly at: string
}

export const refundTable: ExportTable = {
  head: () => ['order', 'amount', 'reason', 'by', 'state', 'owed since', 'paid back', 'gateway’s record'],
  async *rows(db, { span: { from, to } }) {
    const found = inBatches<Found>((last) =>
      db
        .select({ refund: refunds, number: orders.number, at: positionAt(refunds.at) })
        .from(refunds)
        .innerJoin(orders, eq(orders.id, refunds.order))
        .where(
          and(
            gte(refunds.at, from),
            lt(refunds.at, to),
            afterPosition([refunds.at, refunds.id], last && { at: last.at, id: last.refund.id }, 'uuid'),
          ),
        )
        .orderBy(asc(refunds.at), asc(refunds.id))
        .limit(batch),
    )
    for await (const { refund, number } of found)
      yield [
        ...[number, money(refund.amount), refund.reason, refund.who, refund.state],
        ...[moment(refund.at), moment(refund.paidAt), refund.intent],
      ]
  },
}
