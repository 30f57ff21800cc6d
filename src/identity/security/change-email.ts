import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../api/db/database.ts'
import { identityMailProofs } from '../../api/db/schema/identity-mail-proofs.ts'
import { setEmail } from '../accounts/change-credentials.ts'
import { tellPerson } from '../accounts/tell-person.ts'
import type { IdentityServices } from '../identity-services.ts'
import type { WithProof } from '../proofs/take-proof.ts'
import { lockedAccount } from './locked-account.ts'
import type { SecurityVisit } from './security-visit.ts'
import { isStillHere } from './still-here.ts'

/** Letters that went to the mailbox that was: whoever reads it must not come in by them. */
const endLettersTo = async (unit: Db, account: string, email: string, now: Date): Promise<void> => {
  await unit
    .update(identityMailProofs)
    .set({ usedAt: now })
    .where(
      and(
        eq(identityMailProofs.account, account),
        eq(identityMailProofs.email, email),
        isNull(identityMailProofs.usedAt),
      ),
    )
}

/** `taken`: somebody has made an account for the address since it was typed. */
export type EmailChange = 'changed' | 'taken' | 'over'

/** All of it in the transaction that uses the proof up: the address, the letters that went to the old one, and the letter about it. */
export const changeEmail =
  (
    services: IdentityServices,
    { session, edition, deviceName }: Pick<SecurityVisit, 'session' | 'edition' | 'deviceName'>,
  ): WithProof<EmailChange> =>
  async (unit, { purpose, account, email }) => {
    const { account: id } = session
    if (purpose !== 'email-change' || account !== id) return 'over'
    const person = await lockedAccount(unit, id)
    if (!person || !(await isStillHere(unit, session))) return 'over'
    if (!(await setEmail(unit, id, email))) return 'taken'
    await endLettersTo(unit, id, person.email, services.now())
    await tellPerson(unit, services, { to: person.email, edition, notice: 'email-changed', device: deviceName })
    return 'changed'
  }
