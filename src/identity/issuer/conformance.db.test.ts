import { readFileSync } from 'node:fs'
import { createLocalJWKSet, jwtVerify, UnsecuredJWT } from 'jose'
import * as client from 'openid-client'
import { expect, it } from 'vitest'
import { onEachEngine } from '../../api/db/test-databases/on-each-engine.fake.ts'
import { keyPeriod } from '../keys/signing-keys.ts'
import { openTestIssuer, testOrigin } from './test-issuer.fake.ts'

const issuer = `${testOrigin}/identity`
const redirect = `${testOrigin}/en-au/account/signed-in/`
const signedOut = `${testOrigin}/en-au/account/signed-out/`
const everyScope = 'openid email profile'

/** By the names of the certification suite, as docs/openid-conformance.md lists them. */
onEachEngine((db) => {
  let ahead = 0
  const clock = { now: () => new Date(Date.now() + ahead) }
  const { ask, openBrowser, addPerson } = openTestIssuer(db, clock)
  let people = 0
  const newPerson = () => addPerson(`person-${people++}@example.com`)

  const discover = () =>
    client.discovery(new URL(issuer), 'poolwright-site', undefined, client.None(), {
      [client.customFetch]: (address, init) => ask(address, init as RequestInit),
    })
  const begin = async (params: Record<string, string> = {}) => {
    const configuration = await discover()
    const [verifier, state, nonce] = [client.randomPKCECodeVerifier(), client.randomState(), client.randomNonce()]
    const given = { redirect_uri: redirect, scope: everyScope, state, nonce, ...params }
    const address = client.buildAuthorizationUrl(configuration, {
      ...given,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    })
    const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce }
    return { configuration, address, checks }
  }
  type Browser = ReturnType<typeof openBrowser>
  /** Somebody who signs in, all the way to tokens. */
  const signIn = async (params: Record<string, string> = {}, known?: { person: string; browser: Browser }) => {
    const { configuration, address, checks } = await begin(params)
    const person = known?.person ?? (await newPerson())
    const browser = known?.browser ?? openBrowser(person)
    const back = await browser.follow(address)
    const tokens = await client.authorizationCodeGrant(configuration, back, checks)
    return { person, browser, configuration, back, checks, tokens, claims: tokens.claims() }
  }
  /** Where a browser is sent first: to the page that asks who somebody is, or back. */
  const firstStep = async (browser: Browser, params: Record<string, string>) => {
    const { address } = await begin(params)
    const answer = await browser.ask(address, { redirect: 'manual' })
    return new URL(answer.headers.get('location') ?? '', issuer)
  }
  const isAsked = ({ pathname }: URL) => pathname.startsWith('/identity/interaction/')
  const errorOf = async (params: Record<string, string>) =>
    (await firstStep(openBrowser(), params)).searchParams.get('error')
  const raw = (params: Record<string, string>) =>
    ask(`${issuer}/auth?${new URLSearchParams({ client_id: 'poolwright-site', ...params })}`, { redirect: 'manual' })
  const me = (init: RequestInit) => ask(`${issuer}/me`, init)
  const isOver = { error: 'invalid_grant' }
  const endSession = async (
    { configuration, browser }: { configuration: client.Configuration; browser: Browser },
    params: Record<string, string>,
  ) => browser.ask(client.buildEndSessionUrl(configuration, params), { redirect: 'manual' })

  const cases: Record<string, () => Promise<void>> = {
    'oidcc-discovery-endpoint-verification': async () => {
      const metadata = (await discover()).serverMetadata()
      expect(metadata).toMatchObject({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/me`,
        jwks_uri: `${issuer}/jwks`,
        end_session_endpoint: `${issuer}/session/end`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        code_challenge_methods_supported: ['S256'],
        authorization_response_iss_parameter_supported: true,
      })
      expect(metadata.scopes_supported).toEqual(
        everyScope.split(' ').toSorted((a, b) => (a === 'openid' ? -1 : b === 'openid' ? 1 : 0)),
      )
      // RS256 has to be among them by the letter; see the document.
      expect(metadata.id_token_signing_alg_values_supported).toEqual(['ES256'])
    },
    'oidcc-server': async () => {
      const { person, claims, checks, tokens } = await signIn()
      expect(claims).toMatchObject({ iss: issuer, aud: 'poolwright-site', sub: person, nonce: checks.expectedNonce })
      expect(claims?.exp).toBeGreaterThan(claims?.iat ?? Number.POSITIVE_INFINITY)
      const published = await (await ask(`${issuer}/jwks`)).json()
      const { protectedHeader } = await jwtVerify(tokens.id_token as string, createLocalJWKSet(published))
      expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: expect.any(String) })
      expect(JSON.stringify(published)).not.toContain('"d"')
    },
    'oidcc-server-rotate-keys': async () => {
      const { tokens } = await signIn()
      const kids = async () => {
        const { keys } = await (await ask(`${issuer}/jwks`)).json()
        return { keys, kids: keys.map(({ kid }: { kid: string }) => kid) as string[] }
      }
      const before = await kids()
      const period = keyPeriod(clock.now())
      while (keyPeriod(clock.now()) === period) ahead += 86_400_000
      const after = await kids()
      ahead = 0
      expect(after.kids).not.toEqual(before.kids)
      await jwtVerify(tokens.id_token as string, createLocalJWKSet(after))
    },
    'oidcc-response-type-missing': async () => {
      const answer = await raw({ redirect_uri: redirect, scope: 'openid' })
      const back = new URL(answer.headers.get('location') ?? '', testOrigin)
      expect(back.href).toContain(redirect)
      expect(back.searchParams.get('error')).toBe('invalid_request')
    },
    'oidcc-userinfo-get': async () => {
      const { person, configuration, tokens } = await signIn()
      expect(await client.fetchUserInfo(configuration, tokens.access_token, person)).toMatchObject({ sub: person })
    },
    'oidcc-userinfo-post-header': async () => {
      const { person, tokens } = await signIn()
      const answer = await me({ method: 'POST', headers: { authorization: `Bearer ${tokens.access_token}` } })
      expect(await answer.json()).toMatchObject({ sub: person })
    },
    'oidcc-userinfo-post-body': async () => {
      const { tokens } = await signIn()
      const body = new URLSearchParams({ access_token: tokens.access_token })
      expect((await me({ method: 'POST', body })).status).toBe(401)
    },
    'oidcc-ensure-request-without-nonce-succeeds-for-code-flow': async () => {
      const { configuration, address, checks } = await begin()
      address.searchParams.delete('nonce')
      const back = await openBrowser(await newPerson()).follow(address)
      const { expectedNonce: _, ...others } = checks
      expect((await client.authorizationCodeGrant(configuration, back, others)).claims()?.nonce).toBeUndefined()
    },
    'oidcc-scope-profile': async () => {
      const { claims } = await signIn({ scope: 'openid profile' })
      expect([claims?.name, claims?.email]).toEqual(['Kerry Walsh', undefined])
    },
    'oidcc-scope-email': async () => {
      const { claims } = await signIn({ scope: 'openid email' })
      expect(claims).toMatchObject({ email: expect.stringContaining('@'), email_verified: true })
      expect(claims?.name).toBeUndefined()
    },
    'oidcc-scope-all': async () => {
      const { claims } = await signIn({ scope: 'openid profile email address phone' })
      expect(claims).toMatchObject({ email_verified: true, name: 'Kerry Walsh' })
      expect([claims?.address, claims?.phone_number]).toEqual([undefined, undefined])
    },
    'oidcc-ensure-other-scope-order-succeeds': async () => {
      expect((await signIn({ scope: 'profile email openid' })).claims?.name).toBe('Kerry Walsh')
    },
    'oidcc-display-page': async () => void (await signIn({ display: 'page' })),
    'oidcc-display-popup': async () => void (await signIn({ display: 'popup' })),
    'oidcc-prompt-login': async () => {
      const { browser } = await signIn()
      expect(isAsked(await firstStep(browser, { prompt: 'login' }))).toBe(true)
    },
    'oidcc-prompt-none-not-logged-in': async () => expect(await errorOf({ prompt: 'none' })).toBe('login_required'),
    'oidcc-prompt-none-logged-in': async () => {
      const first = await signIn()
      const again = await signIn({ prompt: 'none' }, first)
      expect(again.claims?.sub).toBe(first.person)
    },
    'oidcc-max-age-1': async () => {
      ahead = -60_000
      const { browser } = await signIn()
      ahead = 0
      expect(isAsked(await firstStep(browser, { max_age: '1' }))).toBe(true)
    },
    'oidcc-max-age-10000': async () => {
      const first = await signIn()
      const before = Math.floor(Date.now() / 1000) - 60
      const { claims } = await signIn({ max_age: '10000' }, first)
      expect(claims?.auth_time).toBeGreaterThan(before)
    },
    'oidcc-ensure-request-with-unknown-parameter-succeeds': async () => void (await signIn({ extra: 'foobar' })),
    'oidcc-id-token-hint': async () => {
      const first = await signIn()
      const hint = { id_token_hint: first.tokens.id_token as string }
      expect((await signIn({ prompt: 'none', ...hint }, first)).claims?.sub).toBe(first.person)
      const other = await signIn()
      const answer = await firstStep(other.browser, { prompt: 'none', ...hint })
      expect(answer.searchParams.get('error')).toBe('login_required')
    },
    'oidcc-login-hint': async () => void (await signIn({ login_hint: 'bob@example.com' })),
    'oidcc-ui-locales': async () => void (await signIn({ ui_locales: 'se fr en-NZ' })),
    'oidcc-claims-locales': async () => void (await signIn({ claims_locales: 'se' })),
    'oidcc-ensure-request-with-acr-values-succeeds': async () => void (await signIn({ acr_values: '1 2' })),
    'oidcc-codereuse': async () => {
      const { configuration, back, checks } = await signIn()
      await expect(client.authorizationCodeGrant(configuration, back, checks)).rejects.toMatchObject(isOver)
    },
    'oidcc-codereuse-30seconds': async () => {
      const { configuration, back, checks, tokens } = await signIn()
      ahead = 30_000
      await expect(client.authorizationCodeGrant(configuration, back, checks)).rejects.toMatchObject(isOver)
      ahead = 0
      const renewed = client.refreshTokenGrant(configuration, tokens.refresh_token as string)
      await expect(renewed).rejects.toMatchObject(isOver)
    },
    'oidcc-ensure-registered-redirect-uri': async () => {
      const answer = await raw({ redirect_uri: 'https://evil.example/', response_type: 'code', scope: 'openid' })
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
    },
    'oidcc-ensure-redirect-uri-in-authorization-request': async () => {
      const answer = await raw({ response_type: 'code', scope: 'openid' })
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
    },
    'oidcc-redirect-uri-query-mismatch': async () => {
      for (const elsewhere of [`${redirect}?foo=bar`, `${redirect}x`, `${redirect}#x`, redirect.slice(0, -1)]) {
        const answer = await raw({ redirect_uri: elsewhere, response_type: 'code', scope: 'openid' })
        expect([elsewhere, answer.status, answer.headers.get('location')]).toEqual([elsewhere, 400, null])
      }
    },
    // The session's cookie does not come with posts of other sites, and is not to.
    'oidcc-ensure-post-request-succeeds': async () => {
      const { address } = await begin()
      const answer = await ask(`${issuer}/auth`, { method: 'POST', body: address.searchParams, redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([404, null])
    },
    'oidcc-unsigned-request-object-supported-correctly-or-rejected-as-unsupported': async () =>
      expect(await errorOf({ request: new UnsecuredJWT({ state: 'x' }).encode() })).toBe('request_not_supported'),
    'oidcc-ensure-request-object-with-redirect-uri': async () =>
      expect(await errorOf({ request: new UnsecuredJWT({ redirect_uri: 'https://evil.example/' }).encode() })).toBe(
        'request_not_supported',
      ),
    'oidcc-claims-essential': async () => {
      const { claims } = await signIn({ claims: JSON.stringify({ id_token: { phone_number: { essential: true } } }) })
      expect(claims?.phone_number).toBeUndefined()
    },
    'oidcc-refresh-token': async () => {
      const { configuration, tokens, person } = await signIn()
      const renewed = await client.refreshTokenGrant(configuration, tokens.refresh_token as string)
      expect(renewed.claims()).toMatchObject({ sub: person, iss: issuer, aud: 'poolwright-site' })
      expect(renewed.access_token).not.toBe(tokens.access_token)
    },

    'pkce: a challenge is required': async () => {
      const { address } = await begin()
      for (const name of ['code_challenge', 'code_challenge_method']) address.searchParams.delete(name)
      const back = await openBrowser(await newPerson()).follow(address)
      expect(back.searchParams.get('error')).toBe('invalid_request')
    },
    'pkce: the method "plain" is refused': async () => {
      const { address } = await begin()
      address.searchParams.set('code_challenge_method', 'plain')
      const back = await openBrowser(await newPerson()).follow(address)
      expect(back.searchParams.get('error')).toBe('invalid_request')
    },
    'pkce: another verifier, and none, are refused': async () => {
      for (const verifier of [client.randomPKCECodeVerifier(), undefined]) {
        const { configuration, address, checks } = await begin()
        const back = await openBrowser(await newPerson()).follow(address)
        const { pkceCodeVerifier: _, ...others } = checks
        const brought = verifier === undefined ? others : { ...others, pkceCodeVerifier: verifier }
        await expect(client.authorizationCodeGrant(configuration, back, brought)).rejects.toMatchObject(isOver)
      }
    },
    'client: another state, nonce or issuer in the answer is refused': async () => {
      const { configuration, address, checks } = await begin()
      const back = await openBrowser(await newPerson()).follow(address)
      const otherState = { ...checks, expectedState: client.randomState() }
      await expect(client.authorizationCodeGrant(configuration, back, otherState)).rejects.toThrow()
      const mixedUp = new URL(back)
      mixedUp.searchParams.set('iss', 'https://evil.example')
      await expect(client.authorizationCodeGrant(configuration, mixedUp, checks)).rejects.toThrow()
      const otherNonce = { ...checks, expectedNonce: client.randomNonce() }
      await expect(client.authorizationCodeGrant(configuration, back, otherNonce)).rejects.toThrow()
    },
    'refresh: one that comes again ends all of its kind': async () => {
      const { configuration, tokens } = await signIn()
      const family = [tokens.refresh_token as string]
      for (let times = 0; times < 3; times += 1) {
        const renewed = await client.refreshTokenGrant(configuration, family.at(-1) as string)
        family.push(renewed.refresh_token as string)
      }
      for (const token of [family[1], ...family])
        await expect(client.refreshTokenGrant(configuration, token as string)).rejects.toMatchObject(isOver)
    },
    'revocation: a refresh token that was revoked is over': async () => {
      const { configuration, tokens } = await signIn()
      await client.tokenRevocation(configuration, tokens.refresh_token as string)
      const renewed = client.refreshTokenGrant(configuration, tokens.refresh_token as string)
      await expect(renewed).rejects.toMatchObject(isOver)
    },

    'oidcc-rp-initiated-logout': async () => {
      const known = await signIn()
      const answer = await endSession(known, {
        id_token_hint: known.tokens.id_token as string,
        post_logout_redirect_uri: signedOut,
        state: 'abc',
      })
      expect(answer.headers.get('location')).toBe(`${signedOut}?state=abc`)
      expect(isAsked(await firstStep(known.browser, {}))).toBe(true)
    },
    'oidcc-rp-initiated-logout-bad-post-logout-redirect-uri': async () => {
      const known = await signIn()
      const hint = { id_token_hint: known.tokens.id_token as string }
      const answer = await endSession(known, { ...hint, post_logout_redirect_uri: 'https://evil.example/' })
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
      expect(isAsked(await firstStep(known.browser, {}))).toBe(false)
    },
    'oidcc-rp-initiated-logout-query-added-to-post-logout-redirect-uri': async () => {
      const known = await signIn()
      const hint = { id_token_hint: known.tokens.id_token as string }
      const answer = await endSession(known, { ...hint, post_logout_redirect_uri: `${signedOut}?foo=bar` })
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
    },
    'oidcc-rp-initiated-logout-modified-id-token-hint': async () => {
      const known = await signIn()
      const [header, payload, signature = ''] = (known.tokens.id_token as string).split('.')
      const hint = `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
      const answer = await endSession(known, { id_token_hint: hint, post_logout_redirect_uri: signedOut })
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
      expect(isAsked(await firstStep(known.browser, {}))).toBe(false)
    },
    'oidcc-rp-initiated-logout-bad-id-token-hint': async () => {
      const known = await signIn()
      const answer = await endSession(known, { id_token_hint: 'nonsense', post_logout_redirect_uri: signedOut })
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
    },
    'oidcc-rp-initiated-logout-no-id-token-hint': async () => {
      const known = await signIn()
      const answer = await endSession(known, { post_logout_redirect_uri: signedOut })
      expect((await answer.json()).action).toContain('/session/end/confirm')
      expect(isAsked(await firstStep(known.browser, {}))).toBe(false)
    },
    'oidcc-rp-initiated-logout-no-params': async () => {
      const known = await signIn()
      const answer = await known.browser.ask(`${issuer}/session/end`, { redirect: 'manual' })
      expect((await answer.json()).hidden).toMatchObject({ logout: 'yes' })
    },
    'oidcc-rp-initiated-logout-no-post-logout-redirect-uri': async () => {
      const known = await signIn()
      const answer = await endSession(known, { id_token_hint: known.tokens.id_token as string })
      const end = new URL(answer.headers.get('location') ?? '', issuer)
      expect(await (await known.browser.ask(end)).text()).toBe('Signed out')
      expect(isAsked(await firstStep(known.browser, {}))).toBe(true)
    },
    'oidcc-rp-initiated-logout-only-state': async () => {
      const known = await signIn()
      const answer = await known.browser.ask(`${issuer}/session/end?state=abc`, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
    },
  }

  it.each(Object.keys(cases))('%s', async (name) => {
    try {
      await cases[name]?.()
    } finally {
      ahead = 0
    }
  })

  it('the document lists each case, and no other as tried', () => {
    const listed = readFileSync('docs/openid-conformance.md', 'utf8').matchAll(
      /^\| `?([^|`]+?)`? \| (passes|refused|differs)/gm,
    )
    expect([...listed].map(([, name]) => name)).toEqual(Object.keys(cases))
  })
})
