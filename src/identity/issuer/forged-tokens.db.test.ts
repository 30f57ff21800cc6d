import { createHash, createHmac, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { exportJWK, importJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { onEachEngine } from '../../api/db/test-databases/on-each-engine.fake.ts'
import { createVerifyToken, type VerifyToken } from '../../api/graphql-function/verify-token.ts'
import { createOwnKeys } from '../keys/own-keys.ts'
import { signingKeys } from '../keys/signing-keys.ts'
import { openTestIssuer, testAudience, testOrigin } from './test-issuer.fake.ts'

const refused = { ok: false, reason: 'refused' }
const issuer = `${testOrigin}/identity`
const redirect = `${testOrigin}/en-au/account/signed-in/`

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part = ''): JWTPayload & { kid?: string } => JSON.parse(Buffer.from(part, 'base64url').toString())

onEachEngine((db) => {
  let at = Date.now()
  const now = () => new Date(at)
  const { ask, openBrowser, addPerson } = openTestIssuer(db, { now })

  let tokens: { access_token: string; id_token: string; refresh_token: string }
  let verify: VerifyToken
  beforeAll(async () => {
    verify = createVerifyToken({ issuer, audience: testAudience, keys: createOwnKeys(db(), now), now })
    const verifier = randomBytes(32).toString('base64url')
    const client = { client_id: 'poolwright-site', redirect_uri: redirect }
    const query = new URLSearchParams({
      ...client,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    })
    const back = await openBrowser(await addPerson('kerry@example.com')).follow(`${issuer}/auth?${query}`)
    const code = back.searchParams.get('code') ?? ''
    const grant = { ...client, grant_type: 'authorization_code', code, code_verifier: verifier }
    tokens = await (await ask(`${issuer}/token`, { method: 'POST', body: new URLSearchParams(grant) })).json()
  })
  const claims = () => decode(tokens.access_token.split('.')[1])
  const kid = () => decode(tokens.access_token.split('.')[0]).kid ?? ''
  const ownKey = async () => {
    const [key] = await signingKeys(db(), now())
    if (key === undefined) throw new Error('There is no key')
    return key
  }
  const signed = async (changed: JWTPayload, header: Record<string, unknown> = {}) => {
    const key = await ownKey()
    const protectedHeader = { alg: 'ES256', typ: 'at+jwt', kid: kid(), ...header }
    return new SignJWT({ ...claims(), ...changed }).setProtectedHeader(protectedHeader).sign(await importJWK(key))
  }
  const byStranger = async (header: Record<string, unknown>) => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const token = new SignJWT(claims()).setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', ...header })
    return token.sign(privateKey)
  }

  describe('an access token of our issuer', () => {
    it('is good, as is one that we sign like it', async () => {
      expect(await verify(tokens.access_token)).toMatchObject({ ok: true, claims: { sub: claims().sub } })
      expect(await verify(await signed({}))).toMatchObject({ ok: true })
    })

    it('without a signature is nobody’s, whatever it calls that', async () => {
      const [, payload] = tokens.access_token.split('.')
      const made = ['none', 'None', 'NONE', 'nOnE', ''].flatMap((alg) => [
        `${encode({ alg, kid: kid() })}.${payload}.`,
        `${encode({ alg, kid: kid() })}.${payload}.${tokens.access_token.split('.')[2]}`,
      ])
      for (const token of [new UnsecuredJWT(claims()).encode(), ...made]) expect(await verify(token)).toEqual(refused)
    })

    it('is not signed with the public key as if that were a secret', async () => {
      const { d: _, ...published } = await ownKey()
      const known = createPublicKey({ key: published, format: 'jwk' })
      const secrets = [
        known.export({ type: 'spki', format: 'pem' }),
        known.export({ type: 'spki', format: 'der' }),
        JSON.stringify(published),
        Buffer.from(String(published.x), 'base64url'),
        '',
      ]
      for (const secret of secrets)
        for (const [alg, hash] of [
          ['HS256', 'sha256'],
          ['HS384', 'sha384'],
          ['HS512', 'sha512'],
        ] as const) {
          const text = `${encode({ alg, typ: 'at+jwt', kid: kid() })}.${encode(claims())}`
          const mac = createHmac(hash, secret).update(text).digest('base64url')
          expect(await verify(`${text}.${mac}`)).toEqual(refused)
        }
    })

    it('of somebody else’s key is refused, wherever it says that the key is', async () => {
      const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const jwk = await exportJWK(publicKey)
      for (const header of [
        { kid: kid() },
        {},
        { kid: 'another' },
        { kid: '../../etc/passwd' },
        { kid: kid(), jwk },
        { kid: kid(), jku: 'https://evil.example/jwks' },
        { kid: kid(), x5u: 'https://evil.example/x5u' },
      ])
        expect(await verify(await byStranger(header))).toEqual(refused)
    })

    it.each<[string, () => JWTPayload]>([
      ['for another audience', () => ({ aud: 'https://elsewhere.example' })],
      ['for the pages, as the ID token is', () => ({ aud: 'poolwright-site' })],
      ['of another issuer', () => ({ iss: 'https://evil.example/identity' })],
      ['of an issuer whose address ours begins', () => ({ iss: `${issuer}/` })],
      ['of nobody', () => ({ sub: '' })],
      ['of a time to come', () => ({ nbf: Math.floor(at / 1000) + 600 })],
    ])('%s is refused, though our key has signed it', async (_, changed) => {
      expect(await verify(await signed(changed()))).toEqual(refused)
    })

    it('with something in it that we do not understand but must is refused', async () => {
      const [, payload, signature] = tokens.access_token.split('.')
      const header = encode({ alg: 'ES256', kid: kid(), crit: ['poolwright'], poolwright: true })
      expect(await verify(`${header}.${payload}.${signature}`)).toEqual(refused)
    })

    it('is not an ID token, and not a refresh token', async () => {
      expect(await verify(tokens.id_token)).toEqual(refused)
      expect(await verify(tokens.refresh_token)).toEqual(refused)
    })

    it('whose claims are another’s is refused', async () => {
      const [header, , signature] = tokens.access_token.split('.')
      const others = encode({ ...claims(), sub: await addPerson('other@example.com') })
      expect(await verify(`${header}.${others}.${signature}`)).toEqual(refused)
    })

    it('is over after ten minutes', async () => {
      at += 9 * 60_000
      expect(await verify(tokens.access_token)).toMatchObject({ ok: true })
      at += 3 * 60_000
      expect(await verify(tokens.access_token)).toEqual({ ok: false, reason: 'expired' })
    })
  })
})
