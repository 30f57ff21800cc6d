import { createHash, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { orders } from '../db/schema/orders.ts'
import type { OrderRow } from './change-state.ts'

/** What a browser made when its checkout began. Whoever has both sees the order and may pay for it. */
export interface CheckoutKeys {
  checkout: string
  secret: string
}

const digest = (secret: string): Buffer => createHash('sha256').update(`order-access\n${secret}`).digest()

/** Kept instead of the secret. */
export const accessDigest = (secret: string): string => digest(secret).toString('base64url')

const opens = (order: OrderRow, secret: string): boolean => {
  const kept = Buffer.from(order.access, 'base64url')
  const given = digest(secret)
  return kept.length === given.length && timingSafeEqual(kept, given)
}

/** The order of a checkout, for the browser it was made in. Nothing tells others whether there is one. */
export const orderOfCheckout = async (db: Db, { checkout, secret }: CheckoutKeys): Promise<OrderRow | undefined> => {
  const [order] = await db.select().from(orders).where(eq(orders.checkout, checkout))
  return order !== undefined && opens(order, secret) ? order : undefined
}
