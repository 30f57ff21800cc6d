import { asc, eq } from 'drizzle-orm'
import type { Cents } from '../../domain/money/money.ts'
import type { Order, OrderLine } from '../../domain/orders/order.ts'
import type { Db } from '../db/database.ts'
import { orderLines } from '../db/schema/orders.ts'
import type { OrderRow } from './change-state.ts'

export type LineRow = typeof orderLines.$inferSelect

export const toLine = ({ price, off, order: _order, position: _position, ...line }: LineRow): OrderLine => ({
  ...line,
  price: price as Cents,
  off: off as Cents,
})

export const readLines = (db: Db, order: string): Promise<LineRow[]> =>
  db.select().from(orderLines).where(eq(orderLines.order, order)).orderBy(asc(orderLines.position))

/** An order as everything beyond the database knows it. */
export const toOrder = (row: OrderRow, lines: readonly LineRow[]): Order => ({
  number: row.number,
  state: row.state,
  email: row.email,
  name: row.name,
  phone: row.phone,
  delivery: row.delivery,
  ...(row.billing !== null && { billing: row.billing }),
  notes: row.notes,
  lines: lines.map(toLine),
  goods: row.goods as Cents,
  off: row.off as Cents,
  ...(row.code !== null && { code: row.code }),
  deliveryCost: row.deliveryCost as Cents,
  total: row.total as Cents,
  gst: row.gst as Cents,
  ...(row.card !== null && { card: row.card }),
  ...(row.promise !== null && { promise: row.promise }),
  ...(row.tracking !== null && { tracking: row.tracking }),
  refunded: row.refunded as Cents,
  placedAt: row.placedAt,
  ...(row.paidAt !== null && { paidAt: row.paidAt }),
})

export const readOrder = async (db: Db, row: OrderRow): Promise<Order> => toOrder(row, await readLines(db, row.id))
