import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { BillingDetails, StreetAddress } from '../../domain/orders/order.ts'
import type { Db } from '../db/database.ts'
import { orders } from '../db/schema/orders.ts'
import { myAddresses } from './my-addresses.ts'
import type { Person } from './viewer.ts'

/** What somebody chose at their last checkout; before their first, what they have told us of themselves. */
export interface CheckoutChoices {
  readonly email: string
  readonly name: string
  readonly phone: string
  readonly isPickUp: boolean
  readonly address?: StreetAddress | undefined
  readonly billing?: BillingDetails | undefined
}

export const lastChoices = async (db: Db, person: Person, edition: EditionCode): Promise<CheckoutChoices> => {
  const [last] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.person, person.id), eq(orders.edition, edition), isNotNull(orders.paidAt)))
    .orderBy(desc(orders.placedAt))
    .limit(1)
  const saved = (await myAddresses(db, person.id)).find((each) => each.edition === edition)
  if (last === undefined) {
    const { email, name, phone } = person
    return { email, name: saved?.name || name, phone: saved?.phone || phone, isPickUp: false, address: saved }
  }
  const { email, name, phone, delivery, billing } = last
  const isPickUp = delivery.kind === 'pick-up'
  const address = delivery.kind === 'door' ? delivery.address : saved
  return { email, name, phone, isPickUp, address, billing: billing ?? undefined }
}
