import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { limits } from '../../api/rate-limit/limits.ts'
import { consumeLimit } from '../../api/rate-limit/rate-limit.ts'
import type { IdentityServices } from '../identity-services.ts'
import { signInByPasskey, signInOptions } from '../passkeys/passkeys.ts'
import { tryLater } from './try-later.ts'
import type { Step } from './visit.ts'

const unknown =
  'We don’t know that passkey. It was removed, or belongs to another site. Sign in another way; you can add it again in your account.'

/** What the page’s script asks for and sends. */
export const passkeySteps = (services: IdentityServices): Record<'passkey-options' | 'passkey', Step> => ({
  'passkey-options': async ({ uid }) => ({ kind: 'json', body: await signInOptions(services, uid) }),

  async passkey({ uid, sent, address }) {
    const { db, now } = services
    const tried = await consumeLimit(db, limits.identity.passkeys, address, now())
    if (!tried.ok) return { kind: 'json', body: { problem: tryLater(tried.retryAfterSeconds) } }
    if (typeof sent !== 'object' || sent === null) return { kind: 'json', body: { problem: unknown } }
    const signedIn = await signInByPasskey(services, { here: uid, response: sent as AuthenticationResponseJSON })
    if (!signedIn) return { kind: 'json', body: { problem: unknown } }
    const { account, verifiedPerson } = signedIn
    return { kind: 'signed-in', account, way: 'passkey', isTwice: verifiedPerson, isScript: true }
  },
})
