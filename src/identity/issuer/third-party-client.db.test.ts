import { eq } from 'drizzle-orm'
import { createLocalJWKSet, jwtVerify } from 'jose'
import * as client from 'openid-client'
import { describe, expect, it } from 'vitest'
import { identityRecords } from '../../api/db/schema/identity-records.ts'
import { identitySignIns } from '../../api/db/schema/identity-sign-ins.ts'
import { onEachEngine } from '../../api/db/test-databases/on-each-engine.fake.ts'
import { openTestIssuer, testAudience, testOrigin } from './test-issuer.fake.ts'

const redirect = `${testOrigin}/en-au/account/signed-in/`

onEachEngine((db) => {
  const clock = { now: () => new Date() }
  const { ask, openBrowser, addPerson, troubles } = openTestIssuer(db, clock)

  const discover = async () =>
    client.discovery(new URL(`${testOrigin}/identity`), 'poolwright-site', undefined, client.None(), {
      [client.customFetch]: (address, init) => ask(address, init as RequestInit),
    })

  const signIn = async (account: string, more: Record<string, string> = {}) => {
    const configuration = await discover()
    const [verifier, state, nonce] = [client.randomPKCECodeVerifier(), client.randomState(), client.randomNonce()]
    const address = client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirect,
      scope: 'openid email profile',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...more,
    })
    const browser = openBrowser(account)
    const back = await browser.follow(address)
    const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce }
    return { configuration, browser, back, checks }
  }
  const grant = async (account: string, more?: Record<string, string>) => {
    const { configuration, browser, back, checks } = await signIn(account, more)
    return { configuration, browser, tokens: await client.authorizationCodeGrant(configuration, back, checks) }
  }

  describe('a library that knows nothing of us', () => {
    it('finds the issuer, and gets tokens for a code and its verifier', async () => {
      const person = await addPerson('kerry@example.com')
      const { tokens } = await grant(person)
      expect(tokens.claims()).toMatchObject({ sub: person, email: 'kerry@example.com', email_verified: true })
      expect(troubles).toEqual([])
    })

    it('gets an access token that our API reads by the published keys', async () => {
      const person = await addPerson('jwt@example.com')
      const { configuration, tokens } = await grant(person)
      const published = await (await ask(configuration.serverMetadata().jwks_uri as string)).json()
      expect(JSON.stringify(published)).not.toContain('"d"')
      const { payload, protectedHeader } = await jwtVerify(tokens.access_token, createLocalJWKSet(published), {
        issuer: `${testOrigin}/identity`,
        audience: testAudience,
      })
      expect(protectedHeader.alg).toBe('ES256')
      const [signedIn] = await db().select().from(identitySignIns)
      expect(payload.sub).toBe(person)
      expect(await db().$count(identitySignIns)).toBeGreaterThan(0)
      expect(payload.sid).toEqual(expect.any(String))
      expect(signedIn?.uid).toEqual(expect.any(String))
    })

    it('is told who somebody is, for the scopes that were asked for, until they sign out', async () => {
      const person = await addPerson('userinfo@example.com')
      const { configuration, tokens } = await grant(person)
      const told = await client.fetchUserInfo(configuration, tokens.access_token, person)
      expect(told).toEqual({ sub: person, email: 'userinfo@example.com', email_verified: true, name: 'Kerry Walsh' })
      const { tokens: fewer } = await grant(person, { scope: 'openid' })
      expect(await client.fetchUserInfo(configuration, fewer.access_token, person)).toEqual({ sub: person })
      await db().delete(identitySignIns).where(eq(identitySignIns.account, person))
      await expect(client.fetchUserInfo(configuration, tokens.access_token, person)).rejects.toThrow()
    })

    it('is refused a code that comes again, and what was given for it ends', async () => {
      const person = await addPerson('replay@example.com')
      const { configuration, back, checks } = await signIn(person)
      const tokens = await client.authorizationCodeGrant(configuration, back, checks)
      await expect(client.authorizationCodeGrant(configuration, back, checks)).rejects.toMatchObject({
        error: 'invalid_grant',
      })
      await expect(client.refreshTokenGrant(configuration, tokens.refresh_token as string)).rejects.toMatchObject({
        error: 'invalid_grant',
      })
    })

    it('is refused with the verifier of another, and without any', async () => {
      const person = await addPerson('verifier@example.com')
      const { configuration, back, checks } = await signIn(person)
      const wrong = { ...checks, pkceCodeVerifier: client.randomPKCECodeVerifier() }
      await expect(client.authorizationCodeGrant(configuration, back, wrong)).rejects.toMatchObject({
        error: 'invalid_grant',
      })
      const address = client.buildAuthorizationUrl(configuration, { redirect_uri: redirect, scope: 'openid' })
      expect((await openBrowser(person).follow(address)).searchParams.get('error')).toBe('invalid_request')
    })

    it('renews its tokens, and a renewed one that comes again ends them all', async () => {
      const person = await addPerson('renew@example.com')
      const { configuration, tokens } = await grant(person)
      const first = tokens.refresh_token as string
      const renewed = await client.refreshTokenGrant(configuration, first)
      expect(renewed.refresh_token).not.toBe(first)
      await expect(client.refreshTokenGrant(configuration, first)).rejects.toMatchObject({ error: 'invalid_grant' })
      await expect(client.refreshTokenGrant(configuration, renewed.refresh_token as string)).rejects.toMatchObject({
        error: 'invalid_grant',
      })
    })

    it('gets new tokens once when one is brought twice at the same moment', async () => {
      const person = await addPerson('twice@example.com')
      const { configuration, tokens } = await grant(person)
      const renew = () => client.refreshTokenGrant(configuration, tokens.refresh_token as string)
      const outcomes = await Promise.allSettled(Array.from({ length: 5 }, renew))
      expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1)
    })

    it('signs out: the session, its tokens and its place in the list are gone', async () => {
      const person = await addPerson('out@example.com')
      const { configuration, browser, tokens } = await grant(person)
      const address = client.buildEndSessionUrl(configuration, {
        id_token_hint: tokens.id_token as string,
        post_logout_redirect_uri: `${testOrigin}/en-au/account/signed-out/`,
      })
      const answer = await browser.ask(address, { redirect: 'manual' })
      expect(answer.headers.get('location')).toBe(`${testOrigin}/en-au/account/signed-out/`)
      await expect(client.refreshTokenGrant(configuration, tokens.refresh_token as string)).rejects.toMatchObject({
        error: 'invalid_grant',
      })
      const listed = await db().select().from(identitySignIns)
      expect(listed.filter(({ account }) => account === person)).toEqual([])
    })

    it('asks before it signs out whoever brings no proof, or another person’s', async () => {
      const person = await addPerson('asked@example.com')
      const { configuration, browser } = await grant(person)
      const { tokens: others } = await grant(await addPerson('other@example.com'))
      for (const hint of [{}, { id_token_hint: others.id_token as string }]) {
        const address = client.buildEndSessionUrl(configuration, {
          ...hint,
          post_logout_redirect_uri: `${testOrigin}/en-au/account/signed-out/`,
        })
        const { action, hidden } = await (await browser.ask(address)).json()
        expect(await db().select().from(identitySignIns).where(eq(identitySignIns.account, person))).toHaveLength(1)
        expect(hidden).toMatchObject({ logout: 'yes', xsrf: expect.stringMatching(/./) })
        expect(action).toContain('/identity/session/end/confirm')
      }
    })

    it('is sent nowhere but to our own pages', async () => {
      const configuration = await discover()
      for (const elsewhere of [
        'https://evil.example/',
        `${testOrigin}/en-au/`,
        `${redirect}?next=https://evil.example`,
      ]) {
        const address = client.buildAuthorizationUrl(configuration, { redirect_uri: elsewhere, scope: 'openid' })
        const answer = await ask(address, { redirect: 'manual' })
        expect(answer.status).toBe(400)
        expect(answer.headers.get('location')).toBeNull()
      }
    })
  })

  it('the database has no code, cookie or token in it that could be used', async () => {
    const person = await addPerson('digest@example.com')
    const { tokens } = await grant(person)
    const kept = JSON.stringify(await db().select().from(identityRecords))
    expect(kept).not.toContain(tokens.refresh_token)
  })
})
