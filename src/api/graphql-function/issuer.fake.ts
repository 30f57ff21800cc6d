import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export const issuer = 'https://login.poolwright.test'
export const audience = 'https://poolwright.test/api'
export const now = new Date('2026-11-15T10:00:00Z')

export const seconds = (offset: number) => Math.floor(now.getTime() / 1000) + offset

/** An issuer without a network: its keys, its tokens, and how often it was asked. */
export const createIssuer = async (algorithm = 'ES256') => {
  const newKey = async (kid: string) => ({ kid, ...(await generateKeyPair(algorithm, { extractable: true })) })
  const first = await newKey('first')
  const keys = [first]
  const asked: string[] = []
  let answer: (path: string) => Response | undefined = () => undefined

  const sign = (claims: Readonly<Record<string, unknown>> = {}, { key = first, header = {} } = {}) =>
    new SignJWT({ sub: 'customer-7', iss: issuer, aud: audience, exp: seconds(600), ...claims })
      .setProtectedHeader({ alg: algorithm, kid: key.kid, ...header })
      .sign(key.privateKey)

  const fetchFrom: typeof fetch = async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    asked.push(pathname)
    const given = answer(pathname)
    if (given) return given
    if (pathname === '/.well-known/openid-configuration') return Response.json({ issuer, jwks_uri: `${issuer}/jwks` })
    const published = await Promise.all(
      keys.map(async ({ kid, publicKey }) => ({ ...(await exportJWK(publicKey)), kid })),
    )
    return Response.json({ keys: published })
  }
  return {
    sign,
    fetch: fetchFrom,
    asked,
    first,
    newKey,
    /** From now on signs with another key as well. */
    rotate: async (kid: string) => {
      const key = await newKey(kid)
      keys.push(key)
      return key
    },
    /** Answers something else, or throws; undefined goes on as before. */
    answers: (next: typeof answer) => {
      answer = next
    },
  }
}
