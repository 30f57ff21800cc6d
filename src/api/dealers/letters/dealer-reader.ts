import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import type { dealers } from '../../db/schema/dealers.ts'
import { people } from '../../db/schema/people.ts'
import { type MailAddress, readMailAddress } from '../../mail/mail-address.ts'

interface Asked {
  /** Whoever asked, if their account is still there. */
  readonly person: string | null
  /** As they were called that day. */
  readonly name: string
}

/** Who reads our answer to a dealer: whoever asked, or else the dealer itself. Undefined where neither has an address: they are rung. */
export const dealerReader = async (
  unit: Db,
  { person, name }: Asked,
  dealer: Pick<typeof dealers.$inferSelect, 'name' | 'email'>,
): Promise<MailAddress | undefined> => {
  const [asker] = person === null ? [] : await unit.select().from(people).where(eq(people.id, person))
  const own = readMailAddress(asker?.email ?? '')
  if (own !== undefined) return { name: asker?.name ?? name, address: own }
  const address = readMailAddress(dealer.email ?? '')
  return address === undefined ? undefined : { name: dealer.name, address }
}
