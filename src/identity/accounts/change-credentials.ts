import { eq } from 'drizzle-orm'
import type { Db } from '../../api/db/database.ts'
import { codeOf } from '../../api/db/database-trouble.ts'
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

export const removePassword = async (unit: Db, account: string, here: string): Promise<void> => {
  await unit.update(identityAccounts).set({ password: null, passwordAt: null }).where(eq(identityAccounts.id, account))
  await endSignIns(unit, account, here)
}

const uniqueViolation = '23505'

const isTaken = (error: unknown): boolean =>
  error instanceof Error && (codeOf(error) === uniqueViolation || isTaken(error.cause))

/**
 * False where the address belongs to another account. Looking first would not do: somebody may sign up with it between looking and
 * writing. What fails is undone alone, and the transaction around it goes on.
 */
export const setEmail = async (unit: Db, account: string, email: string): Promise<boolean> => {
  try {
    await unit.transaction((inner) =>
      inner.update(identityAccounts).set({ email }).where(eq(identityAccounts.id, account)),
    )
    return true
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}
