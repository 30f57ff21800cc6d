import { eq } from 'drizzle-orm'
import type { Db } from '../../api/db/database.ts'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import type { Person } from './security-visit.ts'

/**
 * The account as it is once everybody before us is done with it, held until the transaction ends: two windows that each take away what
 * the other leaves must come one after the other. Nothing where it is gone.
 */
export const lockedAccount = async (unit: Db, account: string): Promise<Person | undefined> => {
  const [row] = await unit.select().from(identityAccounts).where(eq(identityAccounts.id, account)).for('update')
  return row
}
