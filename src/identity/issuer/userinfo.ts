import { createLocalJWKSet, type JWK } from 'jose'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Db } from '../../api/db/database.ts'
import { createVerifyToken } from '../../api/graphql-function/verify-token.ts'
import { ownIssuerPeople } from '../accounts/own-issuer.ts'
import { claimsOfScopes } from './account-claims.ts'

interface UserinfoUse {
  readonly db: Db
  readonly issuer: string
  readonly audience: string
  readonly keys: readonly JWK[]
  readonly now: () => Date
}

/** Three parts: ours. The library's own have no dots, and it knows what to do with them. */
const ownToken = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i

/**
 * Says who somebody is to whoever brings their access token in the header, as any OpenID Connect client expects. The library does it for
 * tokens that are made out to nobody; ours are all made out to the site-data function, and good here by the same rules.
 */
export const createUserinfo = ({ db, issuer, audience, keys, now }: UserinfoUse) => {
  const published = createLocalJWKSet({ keys: keys.map(({ d: _, ...key }) => key) })
  const people = ownIssuerPeople(db, now)

  const claimsOf = async (token: string): Promise<Record<string, unknown> | undefined> => {
    const verified = await createVerifyToken({ issuer, audience, keys: published, now })(token)
    if (!verified.ok) return undefined
    const { claims } = verified
    const asked = await people.ask(claims, token, undefined)
    if (asked.state !== 'known') return undefined
    const { email, name } = asked.person
    const all: Record<string, unknown> = { sub: claims.sub, email, email_verified: true, name }
    const scopes = String(claims.scope ?? '').split(' ')
    const told = Object.entries(claimsOfScopes).flatMap(([scope, names]) => (scopes.includes(scope) ? names : []))
    return Object.fromEntries(['sub', ...told].map((each) => [each, all[each]]))
  }

  return async (context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    const [, token] = context.path === '/me' ? (ownToken.exec(context.get('authorization')) ?? []) : []
    if (token === undefined || !['GET', 'POST'].includes(context.method)) return next()
    const claims = await claimsOf(token)
    if (claims === undefined) {
      context.status = 401
      context.set('www-authenticate', `Bearer realm="${issuer}", error="invalid_token"`)
      context.body = { error: 'invalid_token' }
      return
    }
    context.body = claims
  }
}
