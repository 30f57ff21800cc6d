import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { paymentCustomers } from '../../db/schema/payment-customers.ts'
import type { JobKind } from '../../jobs/jobs.ts'
import type { PaymentGateway } from '../gateway.ts'
import { nameOfCustomer } from './payment-customer.ts'

interface Services {
  readonly db: Db
  readonly gateway: PaymentGateway
}

/** At a time; the rest waits for the next round. */
const mostRemoved = 100

/**
 * Whoever has deleted their account goes at the gateway too, with all their cards. Says how many have gone. One who cannot be
 * removed just now keeps nobody else, and is tried again with the next round.
 */
export const removeCustomers = async ({ db, gateway }: Services): Promise<number> => {
  const leaving = await db
    .select()
    .from(paymentCustomers)
    .where(and(isNull(paymentCustomers.person), eq(paymentCustomers.gateway, gateway.cardEntry.kind)))
    .orderBy(asc(paymentCustomers.madeAt))
    .limit(mostRemoved)
  const failures: unknown[] = []
  for (const row of leaving) {
    try {
      await gateway.removeCustomer(await nameOfCustomer(gateway, row))
      await db.delete(paymentCustomers).where(eq(paymentCustomers.id, row.id))
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some customers could not be removed at the gateway')
  return leaving.length
}

/** Looked at every ten minutes, for as long as it takes. */
export const removeCustomersJob = (services: Services, onDone: (removed: number) => void): JobKind<object> => ({
  name: 'remove-customers',
  retry: { retryLimit: 3, retryDelay: 30, retryDelayMax: 600 },
  dueEverySeconds: 600,
  async work() {
    onDone(await removeCustomers(services))
  },
})
