import { eq } from 'drizzle-orm'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Db } from '../../api/db/database.ts'
import { identitySignIns } from '../../api/db/schema/identity-sign-ins.ts'
import { deviceName } from './device-name.ts'
import { lifetimes } from './lifetimes.ts'

/**
 * After the issuer has answered, before anybody hears of it: a code that became tokens is a sign-in, a token that was renewed a sign
 * of life, and who has signed out is not here any more. Renewing makes none anew: it could come a moment after signing out.
 */
export const noteSignIn = async (db: Db, context: KoaContextWithOIDC, now: Date): Promise<void> => {
  const { oidc } = context
  if (!oidc) return
  if (oidc.route === 'token' && context.status === 200) {
    const { AuthorizationCode: code, RefreshToken: renewed } = oidc.entities
    const seen = { seenAt: now, expiresAt: new Date(now.getTime() + lifetimes.signIn * 1000) }
    if (code?.sessionUid && code.accountId) {
      const signIn = {
        account: code.accountId,
        device: deviceName(context.get('user-agent')),
        way: code.amr?.[0] ?? 'password',
        provedAt: code.authTime === undefined ? now : new Date(code.authTime * 1000),
      }
      await db
        .insert(identitySignIns)
        .values({ uid: code.sessionUid, startedAt: now, ...signIn, ...seen })
        .onConflictDoUpdate({ target: identitySignIns.uid, set: { ...signIn, ...seen } })
    } else if (renewed?.sessionUid) {
      await db.update(identitySignIns).set(seen).where(eq(identitySignIns.uid, renewed.sessionUid))
    }
  }
  const { session } = oidc
  if (oidc.route === 'end_session_confirm' && session?.uid && 'destroyed' in session && session.destroyed)
    await db.delete(identitySignIns).where(eq(identitySignIns.uid, session.uid))
}
