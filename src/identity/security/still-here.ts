import { and, eq } from 'drizzle-orm'
import type { Db } from '../../api/db/database.ts'
import { identityRecords } from '../../api/db/schema/identity-records.ts'
import type { CurrentSession } from '../issuer/current-session.ts'

/** Asked once the account is locked: its owner may have signed this place out while we waited for them. */
export const isStillHere = async (unit: Db, { uid, account }: CurrentSession): Promise<boolean> =>
  (await unit.$count(
    identityRecords,
    and(eq(identityRecords.kind, 'Session'), eq(identityRecords.uid, uid), eq(identityRecords.account, account)),
  )) > 0
