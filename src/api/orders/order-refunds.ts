import { and, eq } from 'drizzle-orm'
import type { Cents } from '../../domain/money/money.ts'
import { type RefundedLine, refundOfRest, refundOfUnits } from '../../domain/orders/refund-amount.ts'
import type { Db } from '../db/database.ts'
import { orderLines } from '../db/schema/orders.ts'
import { refunds } from '../db/schema/refunds.ts'
import type { WantedUnits } from '../stock/hold-stock.ts'
import { returnStock } from '../stock/move-stock.ts'
import type { OrderRow, Who } from './change-state.ts'
import type { OrderServices } from './order-services.ts'
import { oweRefund } from './owe-refund.ts'
import { type LineRow, readLines, toOrder } from './read-order.ts'

/** `key` makes it one of its kind: a second click is the same refund. */
export interface RefundCommand {
  kind: 'refund'
  key: string
  lines: RefundedLine[]
  /** Of what delivery cost, so much. */
  delivery: Cents
  restock: boolean
  reason: string
}

export type Done = { ok: true; order: OrderRow } | { ok: false; problem: string }

const unitsOf = (lines: readonly LineRow[], wanted: readonly RefundedLine[]): WantedUnits[] =>
  wanted.flatMap(({ position, units: quantity }) => {
    const sku = lines[position]?.sku
    return sku === undefined ? [] : [{ sku, quantity }]
  })

/** All that is left of what was paid goes back, and all goods into stock. */
export const refundCancelled = async (
  unit: Db,
  services: OrderServices,
  order: OrderRow,
  reason: string,
  who: Who,
  at: Date,
) => {
  const lines = await readLines(unit, order.id)
  const { amount, lines: left } = refundOfRest(toOrder(order, lines))
  await returnStock(unit, unitsOf(lines, left), { order: order.id, who, at })
  if (amount === 0 || order.intent === null) return
  const owed = { key: `cancel:${order.id}`, intent: order.intent, amount, lines: left, restock: true, reason, who }
  await oweRefund(unit, services, order, owed, at)
}

/** Pays back some units, the delivery or a part of it. The order must be locked. */
export const refundParts = async (
  unit: Db,
  services: OrderServices,
  row: OrderRow,
  command: RefundCommand,
  who: Who,
  at: Date,
): Promise<Done> => {
  const ownKey = `${row.id}:${command.key}`
  const [before] = await unit.select({ id: refunds.id }).from(refunds).where(eq(refunds.key, ownKey))
  if (before !== undefined) return { ok: true, order: row }
  const lines = await readLines(unit, row.id)
  const worth = refundOfUnits(toOrder(row, lines), command.lines, command.delivery)
  if (!worth.ok) return worth
  if (row.intent === null || row.paidAt === null) return { ok: false, problem: 'Nothing was paid for this order.' }
  const { restock, reason } = command
  const owed = {
    key: ownKey,
    intent: row.intent,
    amount: worth.amount,
    lines: worth.lines,
    restock,
    reason,
    who,
  }
  await oweRefund(unit, services, row, owed, at)
  for (const { position, units } of command.lines)
    await unit
      .update(orderLines)
      .set({ refundedUnits: (lines[position]?.refundedUnits ?? 0) + units })
      .where(and(eq(orderLines.order, row.id), eq(orderLines.position, position)))
  if (restock) await returnStock(unit, unitsOf(lines, command.lines), { order: row.id, who, at })
  return { ok: true, order: row }
}
