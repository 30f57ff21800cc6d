import { eq } from 'drizzle-orm'
import type { Db } from '../../api/db/database.ts'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import { endSignIns } from './end-sign-ins.ts'

/** Whoever was in with the old one is out, but for where it was changed. */
export const setPassword = async (
  unit: Db,
  { account, hash, here, now }: { account: string; hash: string; here?: string; now: Date },
): Promise<void> => {
  await unit.update(identityAccounts).set({ password: hash, passwordAt: now }).where(eq(identityAccounts.id, account))
  await endSignIns(unit, account, here)
}

/** False where the address belongs to another account meanwhile. */
export const setEmail = async (unit: Db, account: string, email: string): Promise<boolean> => {
  const [other] = await unit
    .select({ id: identityAccounts.id })
    .from(identityAccounts)
    .where(eq(identityAccounts.email, email))
  if (other) return other.id === account
  await unit.update(identityAccounts).set({ email }).where(eq(identityAccounts.id, account))
  return true
}
