import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../api/db/database.ts'
import { identityRecords } from '../../api/db/schema/identity-records.ts'
import { identitySignIns } from '../../api/db/schema/identity-sign-ins.ts'

/** Signs somebody out everywhere, or everywhere but here. Tokens end with the session that they came from. */
export const endSignIns = async (unit: Db, account: string, here?: string): Promise<void> => {
  const isElsewhere = here === undefined ? undefined : ne(identityRecords.uid, here)
  await unit
    .delete(identityRecords)
    .where(and(eq(identityRecords.account, account), eq(identityRecords.kind, 'Session'), isElsewhere))
  await unit
    .delete(identitySignIns)
    .where(and(eq(identitySignIns.account, account), here === undefined ? undefined : ne(identitySignIns.uid, here)))
}

/** One of them. False where it is not theirs, or over. */
export const endSignIn = async (unit: Db, account: string, uid: string): Promise<boolean> => {
  await unit
    .delete(identityRecords)
    .where(and(eq(identityRecords.account, account), eq(identityRecords.kind, 'Session'), eq(identityRecords.uid, uid)))
  const gone = await unit
    .delete(identitySignIns)
    .where(and(eq(identitySignIns.account, account), eq(identitySignIns.uid, uid)))
    .returning({ uid: identitySignIns.uid })
  return gone.length > 0
}
