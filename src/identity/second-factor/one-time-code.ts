import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Db } from '../../api/db/database.ts'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import { limits } from '../../api/rate-limit/limits.ts'
import { consumeLimit } from '../../api/rate-limit/rate-limit.ts'

const secondsPerStep = 30

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: 'Poolwright',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: secondsPerStep,
    secret: Secret.fromBase32(secret),
  })

export const makeOneTimeSecret = (): string => new Secret({ size: 20 }).base32

/** What a phone's camera reads: `otpauth://totp/…`. */
export const oneTimeAddress = (secret: string, email: string): string => totpOf(secret, email).toString()

/** The step that a code is of, within half a minute of now: clocks of phones are right, thumbs are slow. */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / secondsPerStep) + delta
}

export type CodeOutcome = { readonly ok: true } | { readonly ok: false; readonly reason: 'wrong' | 'try-later' }

/** Each code once: whoever looks over a shoulder is too late. */
export const takeOneTimeCode = async (db: Db, account: string, code: string, now: Date): Promise<CodeOutcome> => {
  if (!(await consumeLimit(db, limits.identity.oneTimeCodesOf, account, now)).ok)
    return { ok: false, reason: 'try-later' }
  const [row] = await db
    .select({ secret: identityAccounts.oneTimeSecret })
    .from(identityAccounts)
    .where(eq(identityAccounts.id, account))
  const step = row?.secret ? stepOfCode(row.secret, code, now) : undefined
  if (step === undefined) return { ok: false, reason: 'wrong' }
  const isNew = or(isNull(identityAccounts.oneTimeStep), lt(identityAccounts.oneTimeStep, step))
  const [taken] = await db
    .update(identityAccounts)
    .set({ oneTimeStep: step })
    .where(and(eq(identityAccounts.id, account), isNew))
    .returning({ id: identityAccounts.id })
  return taken ? { ok: true } : { ok: false, reason: 'wrong' }
}

/** On from the first code that was typed right. False where it was not. */
export const turnOn = async (
  unit: Db,
  { account, secret, code, now }: { account: string; secret: string; code: string; now: Date },
): Promise<boolean> => {
  const step = stepOfCode(secret, code, now)
  if (step === undefined) return false
  await unit
    .update(identityAccounts)
    .set({ oneTimeSecret: secret, oneTimeStep: step })
    .where(eq(identityAccounts.id, account))
  return true
}
