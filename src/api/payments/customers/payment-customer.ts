import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { paymentCustomers } from '../../db/schema/payment-customers.ts'
import { GatewayRefusal, type PaymentGateway } from '../gateway.ts'

type CustomerRow = typeof paymentCustomers.$inferSelect

const rowOf = async (db: Db, gateway: PaymentGateway, person: string): Promise<CustomerRow | undefined> => {
  const isTheirs = and(eq(paymentCustomers.person, person), eq(paymentCustomers.gateway, gateway.cardEntry.kind))
  const [row] = await db.select().from(paymentCustomers).where(isTheirs)
  return row
}

/** What the gateway calls somebody; undefined where it keeps no cards of theirs. */
export const customerOf = async (db: Db, gateway: PaymentGateway, person: string): Promise<string | undefined> =>
  (await rowOf(db, gateway, person))?.customer ?? undefined

/** Asked again under the same key where the answer was lost, or two tabs ask at once: it is one customer. */
export const nameOfCustomer = (gateway: PaymentGateway, { id, customer }: CustomerRow): Promise<string> =>
  customer === null ? gateway.openCustomer(id, `customer:${id}`) : Promise.resolve(customer)

const isKnownThere = async (gateway: PaymentGateway, customer: string): Promise<boolean> => {
  try {
    await gateway.keptCards(customer)
    return true
  } catch (error) {
    if (error instanceof GatewayRefusal) return false
    throw error
  }
}

/** Makes somebody a customer of the gateway who is none yet, or whom it has forgotten. */
export const openCustomer = async (db: Db, gateway: PaymentGateway, person: string): Promise<string> => {
  const before = await rowOf(db, gateway, person)
  if (before?.customer && !(await isKnownThere(gateway, before.customer)))
    await db.delete(paymentCustomers).where(eq(paymentCustomers.id, before.id))
  // Ours first: whatever is made at the gateway is known here by then, and goes with the person.
  await db.insert(paymentCustomers).values({ person, gateway: gateway.cardEntry.kind }).onConflictDoNothing()
  const row = await rowOf(db, gateway, person)
  if (row === undefined) throw new Error('A customer was neither made nor found')
  const customer = await nameOfCustomer(gateway, row)
  if (row.customer === null) await db.update(paymentCustomers).set({ customer }).where(eq(paymentCustomers.id, row.id))
  return customer
}
