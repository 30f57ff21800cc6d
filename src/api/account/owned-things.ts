import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { caseForms } from '../../domain/account/case-state.ts'
import { readOrderNumber } from '../../domain/orders/order-number.ts'
import type { Db } from '../db/database.ts'
import { orders } from '../db/schema/orders.ts'
import { personAddresses } from '../db/schema/person-addresses.ts'
import { registeredProducts } from '../db/schema/registered-products.ts'
import { submissions } from '../db/schema/submissions.ts'
import { uploads } from '../db/schema/uploads.ts'

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

type Owner = Promise<{ person: string | null }[]>

/** By what people name a thing, whose it is. The database refuses to compare an id with what is none. */
const owners = {
  order: (db: Db, number: string): Owner =>
    db
      .select({ person: orders.person })
      .from(orders)
      .where(and(eq(orders.number, readOrderNumber(number) ?? ''), isNotNull(orders.paidAt))),
  robot: async (db: Db, id: string): Owner =>
    uuid.test(id)
      ? db
          .select({ person: submissions.person })
          .from(submissions)
          .innerJoin(registeredProducts, eq(registeredProducts.submission, submissions.id))
          .where(eq(submissions.id, id))
      : [],
  case: (db: Db, reference: string): Owner =>
    db
      .select({ person: submissions.person })
      .from(submissions)
      .where(and(eq(submissions.reference, reference), inArray(submissions.form, [...caseForms]))),
  address: async (db: Db, id: string): Owner =>
    uuid.test(id)
      ? db.select({ person: personAddresses.person }).from(personAddresses).where(eq(personAddresses.id, id))
      : [],
  file: async (db: Db, id: string): Owner =>
    uuid.test(id)
      ? db
          .select({ person: submissions.person })
          .from(uploads)
          .innerJoin(submissions, eq(submissions.id, uploads.submission))
          .where(eq(uploads.id, id))
      : [],
} as const

/** What belongs to one person. */
export type OwnedThing = keyof typeof owners

/** Whether somebody owns it. What there is not belongs to nobody. */
export const owns = async (db: Db, person: string, thing: OwnedThing, name: string): Promise<boolean> => {
  const [found] = await owners[thing](db, name)
  return found?.person === person
}
