import { eq } from 'drizzle-orm'
import type { Db } from '../../api/db/database.ts'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import type { MailProof } from '../proofs/take-proof.ts'

/**
 * The account of somebody who has proved a mailbox. Who was signing up has one from this moment; who has made one meanwhile in another
 * tab is in that, and what they typed last is forgotten: nobody's password changes because somebody else was slow.
 */
export const provenAccount = async (unit: Db, proof: MailProof, now: Date): Promise<string | undefined> => {
  if (proof.purpose !== 'sign-up') return proof.account ?? undefined
  const { email, edition, signUp } = proof
  if (!signUp) throw new Error('A proof of signing up has nothing to sign up with')
  const { name, password } = signUp
  const made = { email, name, edition, madeAt: now, ...(password !== undefined && { password, passwordAt: now }) }
  await unit.insert(identityAccounts).values(made).onConflictDoNothing()
  const [account] = await unit
    .select({ id: identityAccounts.id })
    .from(identityAccounts)
    .where(eq(identityAccounts.email, email))
  return account?.id
}
