import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import { rateLimitCounts } from '../../api/db/schema/rate-limit-counts.ts'
import { onEachEngine } from '../../api/db/test-databases/on-each-engine.fake.ts'
import { foreignHeaders, stateOf } from '../foreign-posts.fake.ts'
import { testOrigin } from '../issuer/test-issuer.fake.ts'
import { createAuthenticator } from '../passkeys/authenticator.fake.ts'
import { addPasskey, registrationOptions } from '../passkeys/passkeys.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { makeOneTimeSecret } from '../second-factor/one-time-code.ts'
import { lastLetter, testServices } from '../test-services.fake.ts'
import { interactionSteps } from './interaction-steps.ts'
import { openVisitors } from './visitor.fake.ts'

/** They only show or say something. */
const changesNothing = ['', 'passkey-options']
const password = 'magpie over the filter'

onEachEngine((db) => {
  let at = Date.now()
  const now = () => new Date(at)
  const { openVisitor } = openVisitors(db, { now })
  const services = () => testServices(db(), now)
  let people = 0
  const add = async (fields: Partial<typeof identityAccounts.$inferInsert> = {}) => {
    const email = `kerry-${people++}@example.com`
    const hash = await hashPassword(password)
    const row = { email, name: 'Kerry', edition: 'en-nz', password: hash, ...fields }
    const [made] = await db().insert(identityAccounts).values(row).returning()
    return { email, account: made?.id ?? '' }
  }
  type Post = (headers: Record<string, string>) => Promise<{ status: number }>
  const posting = async (step: string, fields: Record<string, string>): Promise<Post> => {
    const visitor = await openVisitor()
    return (headers) => visitor.post(step, fields, headers)
  }
  /** Somebody to whom a letter has just gone. */
  const written = async (step: 'letter' | 'forgot') => {
    const [{ email }, visitor] = [await add(), await openVisitor()]
    at += 1000
    await visitor.post(step, { email })
    const { code = '', link = '' } = await lastLetter(db())
    return { visitor, code, link: link.split('/').at(-1) ?? '' }
  }

  /** For each step somebody who is just about to take it, and whose own post changes something. */
  const about: Record<string, () => Promise<Post>> = {
    password: async () => posting('password', { email: (await add()).email, password }),
    letter: async () => posting('letter', { email: (await add()).email }),
    'letter by link': async () => {
      const { visitor, link } = await written('letter')
      return (headers) => visitor.post(`letter/${link}`, {}, headers)
    },
    forgot: async () => posting('forgot', { email: (await add()).email }),
    'sign-up': async () => posting('sign-up', { name: 'Kerry', email: 'new@example.com', password }),
    code: async () => {
      const { visitor, code } = await written('letter')
      return (headers) => visitor.post('code', { code }, headers)
    },
    again: async () => {
      const { visitor } = await written('letter')
      return (headers) => visitor.post('again', {}, headers)
    },
    passkey: async () => {
      const [{ account }, device, visitor] = [await add(), createAuthenticator(), await openVisitor()]
      const asked = await registrationOptions(services(), { account, here: 'session' })
      if (!asked) throw new Error('No passkey can be added')
      const response = device.register(asked, { origin: testOrigin })
      await addPasskey(services(), db(), { account, here: 'session', name: 'Phone', response })
      const options = JSON.parse((await visitor.open('passkey-options')).body)
      const signed = device.signIn(options, { origin: testOrigin })
      return (headers) => visitor.send('passkey', signed, headers)
    },
    'one-time-code': async () => {
      const oneTimeSecret = makeOneTimeSecret()
      const [{ email }, visitor] = [await add({ oneTimeSecret }), await openVisitor()]
      await visitor.post('password', { email, password })
      const code = new TOTP({ secret: Secret.fromBase32(oneTimeSecret) }).generate({ timestamp: at })
      return (headers) => visitor.post('one-time-code', { code }, headers)
    },
    'new-password': async () => {
      const { visitor, code } = await written('forgot')
      await visitor.post('code', { code })
      return (headers) => visitor.post('new-password', { password: 'kingfisher on the hose' }, headers)
    },
  }

  it('there is somebody about to take every step that changes anything', () => {
    const steps = [...interactionSteps(services()).keys()]
    expect(Object.keys(about).toSorted()).toEqual(
      [...steps, 'letter by link'].filter((step) => !changesNothing.includes(step)).toSorted(),
    )
  })

  it.each(Object.keys(about))(
    '%s: what another page has sent is refused and changes nothing, not even a count',
    async (step) => {
      await db().delete(rateLimitCounts)
      const post = await about[step]?.()
      if (!post) throw new Error('Nobody is about to take it')
      const before = await stateOf(db())
      for (const headers of foreignHeaders) expect([headers, (await post(headers)).status]).toEqual([headers, 403])
      expect(await stateOf(db())).toBe(before)
      expect((await post({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
      expect(await stateOf(db())).not.toBe(before)
    },
  )

  it.each(Object.keys(about))(
    '%s: is of nobody in another browser, which has only the name of the sign-in',
    async (step) => {
      const path = step === 'letter by link' ? `letter/${'A'.repeat(43)}` : step
      const [victim, other] = [await openVisitor(), await openVisitor()]
      const before = await stateOf(db())
      const address = `/identity/interaction/${victim.uid}/${path}`
      const brought = await other.postTo(address, { email: 'kerry-0@example.com', password, code: '123456' })
      expect([(await other.open(address)).status, brought.status]).toEqual([410, 410])
      expect(await stateOf(db())).toBe(before)
    },
  )

  it('no page of it is shown in a frame, kept, or told of to another site', async () => {
    const visitor = await openVisitor()
    for (const step of interactionSteps(services()).keys()) {
      for (const {
        headers,
        at: { pathname },
      } of [await visitor.open(step), await visitor.post(step, { email: 'x' })]) {
        const said = ['x-frame-options', 'referrer-policy', 'cache-control'].map((name) => headers.get(name))
        expect([pathname, ...said]).toEqual([pathname, 'DENY', 'same-origin', 'no-store'])
      }
    }
  })
})
