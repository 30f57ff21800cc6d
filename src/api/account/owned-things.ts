import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { caseForms } from '../../domain/account/case-state.ts'
import { readOrderNumber } from '../../domain/orders/order-number.ts'
import type { Db } from '../db/database.ts'
import { demoAsks } from '../db/schema/demo-requests.ts'
import { listingChanges } from '../db/schema/listing-changes.ts'
import { orders } from '../db/schema/orders.ts'
import { personAddresses } from '../db/schema/person-addresses.ts'
import { registeredProducts } from '../db/schema/registered-products.ts'
import { submissions } from '../db/schema/submissions.ts'
import { uploads } from '../db/schema/uploads.ts'
import type { Person } from './viewer.ts'

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

type OfDealer = Promise<{ edition: string; dealer: string }[]>

/** The same for what belongs to a dealer. */
const dealersOf = {
  'listing-change': async (db: Db, id: string): OfDealer =>
    uuid.test(id)
      ? db
          .select({ edition: listingChanges.edition, dealer: listingChanges.dealer })
          .from(listingChanges)
          .where(eq(listingChanges.id, id))
      : [],
  'demo-ask': async (db: Db, id: string): OfDealer =>
    uuid.test(id)
      ? db.select({ edition: demoAsks.edition, dealer: demoAsks.dealer }).from(demoAsks).where(eq(demoAsks.id, id))
      : [],
} as const

/** What belongs to one dealer. */
export type OurThing = keyof typeof dealersOf

export const isOurThing = (thing: OwnedThing | OurThing): thing is OurThing => Object.hasOwn(dealersOf, thing)

/** Whether it is of the dealer that somebody belongs to. */
export const isOurs = async (
  db: Db,
  { dealerEdition, dealer }: Pick<Person, 'dealerEdition' | 'dealer'>,
  thing: OurThing,
  name: string,
): Promise<boolean> => {
  const [found] = await dealersOf[thing](db, name)
  return found !== undefined && found.dealer === dealer && found.edition === dealerEdition
}
