import { lt } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { spentProofs } from '../db/schema/spent-proofs.ts'
import type { RightProof } from './read-proof.ts'

/** Clocks of servers differ: what one has forgotten must be too late for all. */
const margin = 3_600_000

/** Whether this is its first use. Of several at once one is. */
export const spendProof = async (db: Db, { signature, expiresAt }: RightProof, now: Date): Promise<boolean> => {
  await db.delete(spentProofs).where(lt(spentProofs.expiresAt, new Date(now.getTime() - margin)))
  const spent = await db
    .insert(spentProofs)
    .values({ signature, expiresAt })
    .onConflictDoNothing()
    .returning({ signature: spentProofs.signature })
  return spent.length > 0
}
