import type { Db } from '../../api/db/database.ts'
import { limits } from '../../api/rate-limit/limits.ts'
import { consumeLimit } from '../../api/rate-limit/rate-limit.ts'
import { tellPerson } from '../accounts/tell-person.ts'
import type { IdentityServices } from '../identity-services.ts'
import { tryLater } from '../interaction/try-later.ts'
import type { Notice } from '../letters/notice-letter.ts'
import { lockedAccount } from './locked-account.ts'
import type { Person, SecurityVisit } from './security-visit.ts'
import { isStillHere } from './still-here.ts'

export type Changed<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  /** What to say of it. */
  | { readonly ok: false; readonly problem: string }

/** What the work says became of it, and what the person has to hear of, if anything. */
interface Done<Answer> {
  readonly answer: Answer
  readonly notice?: Notice
}

/**
 * Changes something about an account: one change after the other, and the letter that tells of it in the same transaction. The letter
 * goes to the address that the account had before.
 */
export const changeAccount = async <Answer>(
  services: IdentityServices,
  { session, edition, deviceName }: Pick<SecurityVisit, 'session' | 'edition' | 'deviceName'>,
  work: (unit: Db, person: Person) => Promise<Done<Answer>>,
): Promise<Changed<Answer>> => {
  const { db, now } = services
  const tried = await consumeLimit(db, limits.identity.changesOf, session.account, now())
  if (!tried.ok) return { ok: false, problem: tryLater(tried.retryAfterSeconds) }
  return db.transaction(async (unit): Promise<Changed<Answer>> => {
    const person = await lockedAccount(unit, session.account)
    if (!person || !(await isStillHere(unit, session)))
      return { ok: false, problem: 'You were signed out here a moment ago, so nothing was changed. Sign in again.' }
    const { answer, notice } = await work(unit, person)
    if (notice !== undefined)
      await tellPerson(unit, services, { to: person.email, edition, notice, device: deviceName })
    return { ok: true, answer }
  })
}
