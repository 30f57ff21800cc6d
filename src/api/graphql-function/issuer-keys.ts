import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose'
import * as v from 'valibot'

/** The issuer does not answer, or not with keys: no token can be judged, good or bad. */
export class IssuerUnreachable extends Error {
  override readonly name = 'IssuerUnreachable'
}

export interface IssuerKeysOptions {
  readonly fetch?: typeof fetch
  readonly now?: () => number
  readonly timeoutMs?: number
  /** How long a failure counts for everybody, so that a storm of tokens is not a storm at the issuer. */
  readonly pauseMs?: number
}

const discoverySchema = v.object({ issuer: v.string(), jwks_uri: v.pipe(v.string(), v.url()) })

/** The public keys of an OpenID Connect issuer, found by discovery, kept, and fetched again when a token names a new one. */
export const createIssuerKeys = (issuer: string, options: IssuerKeysOptions = {}): JWTVerifyGetKey => {
  const { fetch: ask = fetch, now = Date.now, timeoutMs = 5_000, pauseMs = 5_000 } = options
  let finding: Promise<JWTVerifyGetKey> | undefined
  let pausedUntil = Number.NEGATIVE_INFINITY

  /** Pausing here and not above lets keys that are already known do their work. */
  const askUnlessPaused: typeof fetch = async (address, init) => {
    if (now() < pausedUntil) throw new Error('The issuer did not answer a moment ago')
    return ask(address, init)
  }
  const discover = async (): Promise<JWTVerifyGetKey> => {
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    const response = await askUnlessPaused(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`The issuer answered ${response.status}`)
    const found = v.parse(discoverySchema, await response.json())
    if (found.issuer !== issuer) throw new Error('The issuer calls itself something else')
    const keys = new URL(found.jwks_uri)
    if (keys.protocol !== new URL(issuer).protocol) throw new Error('The issuer keeps its keys behind another protocol')
    return createRemoteJWKSet(keys, { timeoutDuration: timeoutMs, [customFetch]: askUnlessPaused })
  }
  const find = async (): Promise<JWTVerifyGetKey> => {
    finding ??= discover()
    try {
      return await finding
    } catch (error) {
      finding = undefined
      throw error
    }
  }

  return async (header, token) => {
    try {
      const keys = await find()
      return await keys(header, token)
    } catch (error) {
      if (isAboutToken(error)) throw error
      if (now() >= pausedUntil) pausedUntil = now() + pauseMs
      throw new IssuerUnreachable('The issuer does not answer', { cause: error })
    }
  }
}

const isAboutToken = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported
