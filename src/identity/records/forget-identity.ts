import { lt } from 'drizzle-orm'
import type { Db } from '../../api/db/database.ts'
import { identityMailProofs } from '../../api/db/schema/identity-mail-proofs.ts'
import { identityRecords } from '../../api/db/schema/identity-records.ts'
import { identitySignIns } from '../../api/db/schema/identity-sign-ins.ts'
import { lifetimes } from '../issuer/lifetimes.ts'

export interface ForgottenIdentity {
  readonly records: number
  readonly proofs: number
  readonly signIns: number
}

/** What nobody can use any more: records of the protocol that are over, letters and what was typed for them, sign-ins that ended by themselves. */
export const forgetIdentity = async (db: Db, now: Date): Promise<ForgottenIdentity> => {
  const records = await db
    .delete(identityRecords)
    .where(lt(identityRecords.expiresAt, now))
    .returning({ id: identityRecords.id })
  // Whoever waits for a letter that is over can still have it sent again, as long as the page is good on which they wait.
  const waitsNoMore = new Date(now.getTime() - lifetimes.interaction * 1000)
  const proofs = await db
    .delete(identityMailProofs)
    .where(lt(identityMailProofs.expiresAt, waitsNoMore))
    .returning({ id: identityMailProofs.id })
  const signIns = await db
    .delete(identitySignIns)
    .where(lt(identitySignIns.expiresAt, now))
    .returning({ uid: identitySignIns.uid })
  return { records: records.length, proofs: proofs.length, signIns: signIns.length }
}
