import { describe, expect, it } from 'vitest'
import { callFunction } from './called-function.fake.ts'
import { audience, createIssuer, issuer, now, seconds } from './issuer.fake.ts'
import { createIssuerKeys } from './issuer-keys.ts'
import { createVerifyToken } from './verify-token.ts'

const login = await createIssuer()
const withIssuer = (fetch: typeof globalThis.fetch) =>
  callFunction({
    verifyToken: createVerifyToken({ issuer, audience, keys: createIssuerKeys(issuer, { fetch }), now: () => now }),
  })
const { ask, lines } = withIssuer(login.fetch)
const whoIs = (authorization: string) => ask('{ who }', { headers: { authorization } })

describe('who asks', () => {
  it.each(['', ' ', 'Bearer', 'Bearer ', 'bearer   '])('is a visitor with "%s"', async (authorization) => {
    expect(await whoIs(authorization)).toMatchObject({ status: 200, data: { who: 'a visitor' } })
  })

  it('is a visitor without the header', async () => {
    expect((await ask('{ who }')).data).toEqual({ who: 'a visitor' })
  })

  it('is whom the token names', async () => {
    expect((await whoIs(`Bearer ${await login.sign()}`)).data).toEqual({ who: 'customer-7' })
    expect((await whoIs(`bearer  ${await login.sign()}`)).data).toEqual({ who: 'customer-7' })
  })

  it.each([
    ['a token that is none', 'Bearer nonsense'],
    ['a token of two words', 'Bearer a b'],
    ['another scheme', 'Basic dXNlcjpwYXNz'],
    ['a token alone', 'eyJhbGciOiJub25lIn0.e30.'],
    ['a token without end', `Bearer ${'a'.repeat(8_193)}`],
    ['strange characters', 'Bearer "\u00e9"'],
  ])('is told to sign in again with %s', async (_name, authorization) => {
    const { status, headers, data, errors } = await whoIs(authorization)
    expect({ status, data }).toEqual({ status: 401, data: undefined })
    expect(errors[0]).toEqual({
      message: 'Your sign-in was not recognised. Sign in again.',
      extensions: { code: 'SIGN_IN_AGAIN' },
    })
    expect(headers.get('www-authenticate')).toBe('Bearer')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('is told when a sign-in has ended', async () => {
    const { status, errors } = await whoIs(`Bearer ${await login.sign({ exp: seconds(-60) })}`)
    expect({ status, message: errors[0]?.message }).toEqual({
      status: 401,
      message: 'Your sign-in has ended. Sign in again.',
    })
  })

  it('is not turned away for good when the issuer does not answer', async () => {
    const lost = withIssuer(async () => {
      throw new TypeError('fetch failed')
    })
    const { status, headers, errors } = await lost.ask('{ who }', {
      headers: { authorization: `Bearer ${await login.sign()}` },
    })
    expect({ status, code: errors[0]?.extensions.code }).toEqual({ status: 503, code: 'UNAVAILABLE' })
    expect(headers.get('retry-after')).toBe('30')
    expect((await lost.ask('{ who }')).data).toEqual({ who: 'a visitor' })
  })

  it('is refused with any token when there is no issuer', async () => {
    const { ask } = callFunction({ verifyToken: createVerifyToken(undefined) })
    expect((await ask('{ who }', { headers: { authorization: `Bearer ${await login.sign()}` } })).status).toBe(401)
    expect((await ask('{ who }', { headers: { authorization: '' } })).status).toBe(200)
  })

  it('gets a reference when checking the token breaks', async () => {
    const verifyToken = async () => {
      throw new Error('no memory')
    }
    const { status, errors } = await callFunction({ verifyToken }).ask('{ who }', {
      headers: { authorization: 'Bearer a' },
    })
    expect({ status, code: errors[0]?.extensions.code }).toEqual({ status: 500, code: 'INTERNAL_ERROR' })
  })

  it('never stands in the log', () => {
    expect(JSON.stringify(lines)).not.toMatch(/customer-7|eyJ|nonsense|dXNlcjpwYXNz/)
  })
})
