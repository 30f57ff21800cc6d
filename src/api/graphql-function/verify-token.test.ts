import fc from 'fast-check'
import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it, vi } from 'vitest'
import { audience, createIssuer, issuer, now, seconds } from './issuer.fake.ts'
import { createIssuerKeys } from './issuer-keys.ts'
import { createVerifyToken } from './verify-token.ts'

const verifierOf = ({ fetch }: { fetch: typeof globalThis.fetch }, clock = () => 0) =>
  createVerifyToken({ issuer, audience, keys: createIssuerKeys(issuer, { fetch, now: clock }), now: () => now })

const refused = { ok: false, reason: 'refused' }
const unreachable = { ok: false, reason: 'issuer-unreachable' }

describe('a token', async () => {
  const login = await createIssuer()
  const verify = verifierOf(login)

  it.each(['ES256', 'RS256', 'PS256', 'EdDSA'])('signed by the issuer with %s is good', async (algorithm) => {
    const other = await createIssuer(algorithm)
    expect(await verifierOf(other)(await other.sign({ role: 'dealer' }))).toMatchObject({
      ok: true,
      claims: { sub: 'customer-7', role: 'dealer' },
    })
  })

  it.each([
    ['of another issuer', { iss: 'https://login.elsewhere.test' }],
    ['of no issuer', { iss: undefined }],
    ['for another audience', { aud: 'https://elsewhere.test' }],
    ['for no audience', { aud: undefined }],
    ['about nobody', { sub: undefined }],
    ['about somebody without a name', { sub: '' }],
    ['without an end', { exp: undefined }],
    ['that is not valid yet', { nbf: seconds(60) }],
  ])('%s is refused', async (_name, claims) => {
    expect(await verify(await login.sign(claims))).toEqual(refused)
  })

  it('is good for its audience among others', async () => {
    expect((await verify(await login.sign({ aud: ['https://elsewhere.test', audience] }))).ok).toBe(true)
  })

  it('ends, give or take half a minute of clocks', async () => {
    expect((await verify(await login.sign({ exp: seconds(-29) }))).ok).toBe(true)
    expect(await verify(await login.sign({ exp: seconds(-31) }))).toEqual({ ok: false, reason: 'expired' })
    expect((await verify(await login.sign({ nbf: seconds(29) }))).ok).toBe(true)
  })

  it('signed with a key of somebody else is refused', async () => {
    const stranger = await login.newKey('first')
    expect(await verify(await login.sign({}, { key: stranger }))).toEqual(refused)
    expect(await verify(await login.sign({}, { key: await login.newKey('unknown') }))).toEqual(refused)
  })

  it('that is not signed, or with a secret, is refused before anybody is asked', async () => {
    const quiet = await createIssuer()
    const claims = { sub: 'customer-7', iss: issuer, aud: audience, exp: seconds(600) }
    const secret = new TextEncoder().encode('a secret of thirty-two characters')
    const tokens = [
      new UnsecuredJWT(claims).encode(),
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'first' }).sign(secret),
      'no token',
      'a.b.c',
      '',
    ]
    for (const token of tokens) expect(await verifierOf(quiet)(token)).toEqual(refused)
    expect(quiet.asked).toEqual([])
  })

  it('with anything changed is refused', async () => {
    const token = await login.sign()
    const characters = 'ABCabc0189-_.=~{" '
    await fc.assert(
      fc.asyncProperty(fc.nat(token.length - 2), fc.constantFrom(...characters), async (at, character) => {
        fc.pre(token.charAt(at) !== character)
        expect(await verify(token.slice(0, at) + character + token.slice(at + 1))).toEqual(refused)
      }),
      { numRuns: 400 },
    )
  })

  it('is refused when there is no issuer', async () => {
    expect(await createVerifyToken(undefined)(await login.sign())).toEqual(refused)
  })
})

describe('the keys of the issuer', () => {
  it('are found once and kept', async () => {
    const login = await createIssuer()
    const verify = verifierOf(login)
    await Promise.all([verify(await login.sign()), verify(await login.sign()), verify(await login.sign())])
    await verify(await login.sign())
    expect(login.asked).toEqual(['/.well-known/openid-configuration', '/jwks'])
  })

  it.each<[string, (path: string) => Response | undefined]>([
    [
      'cannot be reached',
      () => {
        throw new TypeError('fetch failed')
      },
    ],
    ['is in trouble', () => new Response('', { status: 502 })],
    ['answers something else', () => new Response('<html>')],
    ['has no keys', (path) => (path === '/jwks' ? Response.json({}) : undefined)],
    ['loses its keys', (path) => (path === '/jwks' ? new Response('', { status: 404 }) : undefined)],
    [
      'calls itself otherwise',
      () => Response.json({ issuer: 'https://evil.test', jwks_uri: 'https://evil.test/jwks' }),
    ],
    ['keeps its keys in the open', () => Response.json({ issuer, jwks_uri: 'http://login.poolwright.test/jwks' })],
  ])('say nothing about a token when the issuer %s', async (_name, answer) => {
    const login = await createIssuer()
    login.answers(answer)
    expect(await verifierOf(login)(await login.sign())).toEqual(unreachable)
  })

  it('are asked for again after a pause, not by every token', async () => {
    const login = await createIssuer()
    let time = 0
    const verify = verifierOf(login, () => time)
    login.answers(() => new Response('', { status: 502 }))
    for (let count = 0; count < 20; count += 1) expect(await verify(await login.sign())).toEqual(unreachable)
    expect(login.asked).toHaveLength(1)

    login.answers(() => undefined)
    expect(await verify(await login.sign())).toEqual(unreachable)
    time = 5_000
    expect((await verify(await login.sign())).ok).toBe(true)
  })

  it('may become more, and are looked at again for a key that is new', async () => {
    const login = await createIssuer()
    const verify = verifierOf(login)
    await verify(await login.sign())
    const key = await login.rotate('second')
    expect(await verify(await login.sign({}, { key }))).toEqual(refused)
    later(31)
    expect((await verify(await login.sign({}, { key }))).ok).toBe(true)
    expect((await verify(await login.sign())).ok).toBe(true)
  })

  it('that are known do their work while the issuer is away', async () => {
    const login = await createIssuer()
    const verify = verifierOf(login)
    await verify(await login.sign())
    login.answers(() => new Response('', { status: 502 }))
    later(31)
    const key = await login.newKey('second')
    expect(await verify(await login.sign({}, { key }))).toEqual(unreachable)
    expect((await verify(await login.sign())).ok).toBe(true)
  })
})

/** The library rests for half a minute before it asks for keys again, by the clock of the machine. */
const later = (secondsFromNow: number) => {
  const time = Date.now() + secondsFromNow * 1000
  vi.spyOn(Date, 'now').mockReturnValue(time)
}
