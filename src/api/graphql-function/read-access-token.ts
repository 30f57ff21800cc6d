import { ExpectedError, unavailable } from '../expected-error.ts'
import type { TokenClaims, VerifyToken } from './verify-token.ts'

const longestToken = 8_192

const refused = (message: string): ExpectedError =>
  new ExpectedError(message, { code: 'SIGN_IN_AGAIN', status: 401, headers: { 'www-authenticate': 'Bearer' } })

const bearer = /^bearer +([\w.~+/=-]+)$/i

/** What was sent, once it has been found good. */
export const bearerToken = (headers: Headers): string =>
  bearer.exec(headers.get('authorization')?.trim() ?? '')?.[1] ?? ''

/** Who asks: nobody in particular without a token, somebody with a good one. A bad one is never taken for nobody. */
export const readAccessToken = async (
  authorization: string | null,
  verifyToken: VerifyToken,
): Promise<TokenClaims | undefined> => {
  const header = authorization?.trim() ?? ''
  if (header === '' || header.toLowerCase() === 'bearer') return undefined
  const token = bearer.exec(header)?.[1]
  if (token === undefined || token.length > longestToken)
    throw refused('Your sign-in was not recognised. Sign in again.')

  const verified = await verifyToken(token)
  if (verified.ok) return verified.claims
  if (verified.reason === 'issuer-unreachable') throw unavailable()
  throw refused(
    verified.reason === 'expired'
      ? 'Your sign-in has ended. Sign in again.'
      : 'Your sign-in was not recognised. Sign in again.',
  )
}
