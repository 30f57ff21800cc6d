import { createHash, randomInt } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../api/db/database.ts'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import { identityRecoveryCodes } from '../../api/db/schema/identity-recovery-codes.ts'
import { limits } from '../../api/rate-limit/limits.ts'
import { consumeLimit } from '../../api/rate-limit/rate-limit.ts'
import type { CodeOutcome } from './one-time-code.ts'

/** None that is taken for another when it is read off paper: no 0 and O, 1, I and L, no vowels that make words. */
const letters = '23456789BCDFGHJKMNPQRSTVWXYZ'
export const howManyRecoveryCodes = 10

/** Ten letters are 48 bits: nobody guesses them, whatever a hash costs. */
const digestOf = (account: string, code: string): string =>
  createHash('sha256').update(`${account}\n${code}`).digest('base64url')

const makeCode = (): string => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')

export const printRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

const readRecoveryCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z\d]/g, '')

/** Shown once, and never again: the old ones are gone. */
export const makeRecoveryCodes = async (unit: Db, account: string): Promise<string[]> => {
  const codes = Array.from({ length: howManyRecoveryCodes }, makeCode)
  await unit.delete(identityRecoveryCodes).where(eq(identityRecoveryCodes.account, account))
  await unit.insert(identityRecoveryCodes).values(codes.map((code) => ({ account, digest: digestOf(account, code) })))
  return codes
}

export const recoveryCodesLeft = (db: Db, account: string): Promise<number> =>
  db.$count(
    identityRecoveryCodes,
    and(eq(identityRecoveryCodes.account, account), isNull(identityRecoveryCodes.usedAt)),
  )

/** In place of a one-time code, once. */
export const takeRecoveryCode = async (db: Db, account: string, typed: string, now: Date): Promise<CodeOutcome> => {
  if (!(await consumeLimit(db, limits.identity.oneTimeCodesOf, account, now)).ok)
    return { ok: false, reason: 'try-later' }
  const [used] = await db
    .update(identityRecoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(identityRecoveryCodes.account, account),
        eq(identityRecoveryCodes.digest, digestOf(account, readRecoveryCode(typed))),
        isNull(identityRecoveryCodes.usedAt),
      ),
    )
    .returning({ digest: identityRecoveryCodes.digest })
  return used ? { ok: true } : { ok: false, reason: 'wrong' }
}

/** No codes are asked for any more, and none let anybody in. */
export const turnOff = async (unit: Db, account: string): Promise<void> => {
  await unit
    .update(identityAccounts)
    .set({ oneTimeSecret: null, oneTimeStep: null })
    .where(eq(identityAccounts.id, account))
  await unit.delete(identityRecoveryCodes).where(eq(identityRecoveryCodes.account, account))
}
