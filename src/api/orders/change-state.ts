import { eq } from 'drizzle-orm'
import type { OrderState } from '../../domain/orders/order-state.ts'
import { canBecome } from '../../domain/orders/order-transitions.ts'
import type { Db } from '../db/database.ts'
import { orderEvents, orders } from '../db/schema/orders.ts'

export type OrderRow = typeof orders.$inferSelect

/** `customer`, `bank`, `job`, or the name of somebody on the staff. */
export type Who = string

/** The order as it is now; nobody else changes it until the transaction is over. */
export const lockOrder = async (unit: Db, id: string): Promise<OrderRow | undefined> => {
  const [order] = await unit.select().from(orders).where(eq(orders.id, id)).for('update')
  return order
}

/** A change that the table of states does not have: somebody is wrong about what the order is. */
class ImpossibleChange extends Error {
  readonly from: OrderState
  readonly to: OrderState

  constructor(from: OrderState, to: OrderState) {
    super(`An order that is ${from} cannot become ${to}`)
    this.from = from
    this.to = to
  }
}

interface Change {
  to: OrderState
  who: Who
  at: Date
  note?: string
  also?: Partial<typeof orders.$inferInsert>
}

/** The only way an order's state changes: by the table of states, and on record. The order must be locked. */
export const changeState = async (
  unit: Db,
  order: OrderRow,
  { to, who, at, note, also }: Change,
): Promise<OrderRow> => {
  const isPickUp = order.delivery.kind === 'pick-up'
  if (!canBecome(order.state, to, { isPickUp })) throw new ImpossibleChange(order.state, to)
  const [changed] = await unit
    .update(orders)
    .set({ ...also, state: to })
    .where(eq(orders.id, order.id))
    .returning()
  if (changed === undefined) throw new Error('An order is gone that was locked')
  await unit.insert(orderEvents).values({ order: order.id, at, who, from: order.state, to, note: note ?? null })
  return changed
}

/** Something that changes no state and is yet to be remembered. */
export const noteEvent = async (unit: Db, order: OrderRow, who: Who, at: Date, note: string): Promise<void> => {
  await unit.insert(orderEvents).values({ order: order.id, at, who, from: order.state, to: order.state, note })
}
