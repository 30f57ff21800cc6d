import { type SQL, sql } from 'drizzle-orm'
import { orders } from '../db/schema/orders.ts'

/** Of an order joined to its holds: they count until their time is over; with the bank, until the bank has answered. */
export const isLiveHold = (now: Date): SQL =>
  sql`(${orders.heldUntil} > ${now.toISOString()} or ${orders.state} = 'verifying')`
