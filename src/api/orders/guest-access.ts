import { eq } from 'drizzle-orm'
import { readOrderNumber } from '../../domain/orders/order-number.ts'
import { orders } from '../db/schema/orders.ts'
import type { OrderRow } from './change-state.ts'
import { isOrderKey } from './order-key.ts'
import type { OrderServices } from './order-services.ts'

/** What a guest knows of an order. */
export interface GuestKeys {
  number: string
  /** The key that letters carry, or the email address the order was made with. */
  proof: string
}

export interface OpenedOrder {
  row: OrderRow
  /** Opened by its key. Numbers run and addresses are known to others: who has only these is not told where somebody lives. */
  byKey: boolean
}

export const isAddress = (proof: string): boolean => proof.includes('@')

const sameAddress = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** An order that was paid, for whoever has its letter or ordered it. Nothing tells others whether there is one. */
export const openOrder = async (
  { db, keySecret }: Pick<OrderServices, 'db' | 'keySecret'>,
  { number, proof }: GuestKeys,
): Promise<OpenedOrder | undefined> => {
  const read = readOrderNumber(number)
  // Asked in any case: a number that cannot be one takes as long as one that nobody has.
  const [row] = await db
    .select()
    .from(orders)
    .where(eq(orders.number, read ?? ''))
  if (row === undefined || row.paidAt === null) return undefined
  if (isAddress(proof)) return sameAddress(row.email, proof) ? { row, byKey: false } : undefined
  return isOrderKey(keySecret, row.number, proof.trim()) ? { row, byKey: true } : undefined
}
