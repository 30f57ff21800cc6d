import type { TokenClaims } from '../graphql-function/verify-token.ts'

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

const day = 86_400

/** What tokens of one sign-in have in common: what the issuer calls it, else when it was, else the day of the token. */
export const signInOf = ({ sid, auth_time, iat }: TokenClaims): string => {
  if (typeof sid === 'string' && sid !== '' && sid.length <= 200) return sid
  const at = number(auth_time)
  return at === undefined ? `day ${Math.floor((number(iat) ?? 0) / day)}` : `at ${at}`
}

/** When somebody said who they are: a token that was renewed says only when that was, and the first of a sign-in is the best guess. */
export const provedAtOf = ({ auth_time, iat }: TokenClaims, now: Date): Date => {
  const at = number(auth_time) ?? number(iat)
  return at === undefined ? now : new Date(at * 1000)
}
