import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as v from 'valibot'
import { IssuerUnreachable } from './issuer-keys.ts'

const claimsSchema = v.looseObject({ sub: v.pipe(v.string(), v.nonEmpty()) })

/** What the issuer says about the person. */
export type TokenClaims = Readonly<v.InferOutput<typeof claimsSchema>>

export type VerifiedToken =
  | { readonly ok: true; readonly claims: TokenClaims }
  | { readonly ok: false; readonly reason: 'refused' | 'expired' | 'issuer-unreachable' }

export type VerifyToken = (token: string) => Promise<VerifiedToken>

export interface TokenIssuer {
  readonly issuer: string
  readonly audience: string
  readonly keys: JWTVerifyGetKey
  readonly now?: () => Date
}

/** Signatures that only the issuer can make. Shared secrets and `none` are not among them. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519']
const clockToleranceSeconds = 30

/** Without an issuer nobody can have signed in, and every token is refused. */
export const createVerifyToken = (from: TokenIssuer | undefined): VerifyToken => {
  if (!from) return async () => ({ ok: false, reason: 'refused' })
  const { issuer, audience, keys, now } = from
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms,
        clockTolerance: clockToleranceSeconds,
        requiredClaims: ['sub', 'exp'],
        ...(now && { currentDate: now() }),
      })
      const claims = v.safeParse(claimsSchema, payload)
      return claims.success ? { ok: true, claims: claims.output } : { ok: false, reason: 'refused' }
    } catch (error) {
      if (error instanceof IssuerUnreachable) return { ok: false, reason: 'issuer-unreachable' }
      if (error instanceof errors.JWTExpired) return { ok: false, reason: 'expired' }
      if (error instanceof errors.JOSEError || error instanceof TypeError) return { ok: false, reason: 'refused' }
      throw error
    }
  }
}
