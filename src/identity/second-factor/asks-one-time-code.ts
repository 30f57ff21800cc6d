import { eq } from 'drizzle-orm'
import type { Db } from '../../api/db/database.ts'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'

/** Whether whoever it is wants a second step. */
export const asksOneTimeCode = async (db: Db, account: string): Promise<boolean> => {
  const [row] = await db
    .select({ oneTime: identityAccounts.oneTimeSecret })
    .from(identityAccounts)
    .where(eq(identityAccounts.id, account))
  return typeof row?.oneTime === 'string'
}
