import type { Provider } from 'oidc-provider'
import { keptSecret } from '../../api/db/kept-secret.ts'
import { keyPeriod, signingKeys } from '../keys/signing-keys.ts'
import { createIssuer, type IssuerOptions } from './create-issuer.ts'

export type KeptIssuerOptions = Omit<IssuerOptions, 'keys' | 'cookieKeys'>

/** The issuer with the keys of the day: made when it is first asked for, and anew when a period of keys is over. */
export const createKeptIssuer = (options: KeptIssuerOptions): (() => Promise<Provider>) => {
  const { db, now = () => new Date() } = options
  let kept: { period: number; provider: Promise<Provider> } | undefined

  const make = async (): Promise<Provider> => {
    const [keys, cookieKey] = await Promise.all([signingKeys(db, now()), keptSecret(db, 'identity-cookies')])
    return createIssuer({ ...options, keys, cookieKeys: [cookieKey] })
  }
  return async () => {
    const period = keyPeriod(now())
    if (kept?.period !== period) kept = { period, provider: make() }
    const { provider } = kept
    try {
      return await provider
    } catch (error) {
      // A database that was away for a moment must not be the end of it.
      if (kept.provider === provider) kept = undefined
      throw error
    }
  }
}
