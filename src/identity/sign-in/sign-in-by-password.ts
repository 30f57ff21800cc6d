import { eq } from 'drizzle-orm'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import { mailboxOf } from '../../api/mail/acknowledgement-limit.ts'
import { limits } from '../../api/rate-limit/limits.ts'
import { consumeLimit } from '../../api/rate-limit/rate-limit.ts'
import type { IdentityServices } from '../identity-services.ts'
import { isPassword } from '../passwords/password-hash.ts'
import { isKnownDevice } from './device-proof.ts'

interface Tried {
  readonly email: string
  readonly password: string
  /** Who tries, as the connection says. */
  readonly address: string
  /** The cookie of devices that somebody was signed in on. */
  readonly device?: string
}

export type PasswordOutcome =
  | { readonly ok: true; readonly account: string; readonly asksOneTimeCode: boolean }
  /** `by-letter`: passwords of this address are being guessed somewhere. A letter lets its owner in, and nobody else. */
  | { readonly ok: false; readonly reason: 'wrong' | 'by-letter' }
  | { readonly ok: false; readonly reason: 'try-later'; readonly retryAfterSeconds: number }

/** Says the same, after the same time, of an address without an account and of a wrong password. */
export const signInByPassword = async (
  { db, secret, now }: Pick<IdentityServices, 'db' | 'secret' | 'now'>,
  { email, password, address, device }: Tried,
): Promise<PasswordOutcome> => {
  const here = await consumeLimit(db, limits.identity.passwords, address, now())
  if (!here.ok) return { ok: false, reason: 'try-later', retryAfterSeconds: here.retryAfterSeconds }
  const [account] = await db
    .select({ id: identityAccounts.id, password: identityAccounts.password, oneTime: identityAccounts.oneTimeSecret })
    .from(identityAccounts)
    .where(eq(identityAccounts.email, email))
  if (!isKnownDevice(device, secret, account?.id ?? ''))
    if (!(await consumeLimit(db, limits.identity.passwordsOf, mailboxOf(email), now())).ok)
      return { ok: false, reason: 'by-letter' }
  if (!(await isPassword(password, account?.password)) || account === undefined) return { ok: false, reason: 'wrong' }
  return { ok: true, account: account.id, asksOneTimeCode: account.oneTime !== null }
}
