import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import { identitySignIns } from '../../api/db/schema/identity-sign-ins.ts'
import { rateLimitCounts } from '../../api/db/schema/rate-limit-counts.ts'
import { onEachEngine } from '../../api/db/test-databases/on-each-engine.fake.ts'
import { foreignHeaders, stateOf } from '../foreign-posts.fake.ts'
import { testOrigin } from '../issuer/test-issuer.fake.ts'
import { createAuthenticator } from '../passkeys/authenticator.fake.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { makeOneTimeSecret } from '../second-factor/one-time-code.ts'
import { lastLetter } from '../test-services.fake.ts'
import { securitySteps } from './security-steps.ts'
import { openSecurityVisitors } from './security-visitor.fake.ts'

const password = 'magpie over the filter'
/** They only show or say something. */
const changesNothing = ['', 'confirm', 'confirm-passkey-options', 'add-passkey', 'add-passkey-options']

onEachEngine((db) => {
  let at = Date.now()
  const { openVisitor, addPerson, services } = openSecurityVisitors(db, { now: () => new Date(at) })
  type Visitor = Awaited<ReturnType<typeof openVisitor>>
  type Post = (headers: Record<string, string>) => Promise<{ status: number }>
  let people = 0
  const add = async (fields: Partial<typeof identityAccounts.$inferInsert> = {}) => {
    const account = await addPerson(`kerry-${people++}@example.com`)
    const row = { password: await hashPassword(password), ...fields }
    await db().update(identityAccounts).set(row).where(eq(identityAccounts.id, account))
    return { account, visitor: await openVisitor(account) }
  }
  const pass = (minutes: number) => {
    at += minutes * 60_000
  }
  const posting =
    (visitor: Visitor, step: string, fields: Record<string, string> = {}): Post =>
    (headers) =>
      visitor.post(step, fields, headers)
  const newKey = async (visitor: Visitor) => {
    const device = createAuthenticator()
    const options = JSON.parse((await visitor.open('add-passkey-options')).body)
    return { device, response: device.register(options, { origin: testOrigin }) }
  }
  const withKey = async () => {
    const { visitor } = await add()
    const { device, response } = await newKey(visitor)
    await visitor.send('keep-passkey', { name: 'Phone', response })
    return { visitor, device, response }
  }
  /** Somebody who was asked whether it is still them. */
  const asked = async (visitor: Visitor) => {
    pass(16)
    await visitor.open('password')
    return visitor
  }
  const codeNow = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })

  /** For each step somebody who is just about to take it, and whose own post changes something. */
  const about: Record<string, () => Promise<Post>> = {
    'confirm-password': async () => posting(await asked((await add()).visitor), 'confirm-password', { password }),
    'confirm-letter': async () => posting(await asked((await add()).visitor), 'confirm-letter'),
    'confirm-code': async () => {
      const visitor = await asked((await add()).visitor)
      await visitor.post('confirm-letter')
      return posting(visitor, 'confirm-code', { code: (await lastLetter(db())).code ?? '' })
    },
    'confirm-one-time-code': async () => {
      const oneTimeSecret = makeOneTimeSecret()
      const visitor = await asked((await add({ oneTimeSecret })).visitor)
      await visitor.post('confirm-password', { password })
      return posting(visitor, 'confirm-one-time-code', { code: codeNow(oneTimeSecret) })
    },
    'confirm-passkey': async () => {
      const { visitor, device } = await withKey()
      await asked(visitor)
      const options = JSON.parse((await visitor.open('confirm-passkey-options')).body)
      const signed = device.signIn(options, { origin: testOrigin })
      return (headers) => visitor.send('confirm-passkey', signed, headers)
    },
    letter: async () => {
      const { visitor } = await add()
      await visitor.post('email', { email: `new-${people}@example.com` })
      return posting(visitor, new URL((await lastLetter(db())).link ?? '').pathname)
    },
    email: async () => posting((await add()).visitor, 'email', { email: `new-${people}@example.com` }),
    'email-code': async () => {
      const { visitor } = await add()
      await visitor.post('email', { email: `new-${people}@example.com` })
      return posting(visitor, 'email-code', { code: (await lastLetter(db())).code ?? '' })
    },
    'keep-passkey': async () => {
      const { visitor } = await add()
      const { response } = await newKey(visitor)
      return (headers) => visitor.send('keep-passkey', { name: 'Phone', response }, headers)
    },
    'rename-passkey': async () => {
      const { visitor, response } = await withKey()
      return posting(visitor, `rename-passkey?passkey=${response.id}`, { name: 'Old phone' })
    },
    'remove-passkey': async () => {
      const { visitor, response } = await withKey()
      return posting(visitor, `remove-passkey?passkey=${response.id}`)
    },
    'end-place': async () => {
      const { visitor, account } = await add()
      const [here] = await db().select().from(identitySignIns).where(eq(identitySignIns.account, account))
      await openVisitor(account)
      const places = await db().select().from(identitySignIns).where(eq(identitySignIns.account, account))
      const place = places.find(({ uid }) => uid !== here?.uid)?.uid ?? ''
      return posting(visitor, 'end-place', { place })
    },
    'end-others': async () => {
      const { visitor, account } = await add()
      await openVisitor(account)
      return posting(visitor, 'end-others')
    },
    'one-time-codes': async () => {
      const { visitor } = await add()
      const { body } = await visitor.open('one-time-codes')
      const secret = /secret=([A-Z2-7]+)/.exec(body)?.[1] ?? ''
      return posting(visitor, 'one-time-codes', { code: codeNow(secret) })
    },
    'one-time-codes-off': async () =>
      posting((await add({ oneTimeSecret: makeOneTimeSecret() })).visitor, 'one-time-codes-off'),
    'recovery-codes': async () =>
      posting((await add({ oneTimeSecret: makeOneTimeSecret() })).visitor, 'recovery-codes'),
    password: async () => posting((await add()).visitor, 'password', { password: 'kingfisher on the hose' }),
    'remove-password': async () => posting((await withKey()).visitor, 'remove-password'),
  }

  it('there is somebody about to take every step that changes anything', () => {
    const steps = [...securitySteps(services()).keys()].filter((step) => !changesNothing.includes(step))
    expect(Object.keys(about).toSorted()).toEqual(steps.toSorted())
  })

  it.each(Object.keys(about))(
    '%s: what another page has sent is refused and changes nothing, not even a count',
    async (step) => {
      await db().delete(rateLimitCounts)
      const post = await about[step]?.()
      if (!post) throw new Error('Nobody is about to take it')
      pass(0.1)
      const before = await stateOf(db())
      for (const headers of foreignHeaders) expect([headers, (await post(headers)).status]).toEqual([headers, 403])
      expect(await stateOf(db())).toBe(before)
      expect((await post({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
      expect(await stateOf(db())).not.toBe(before)
    },
  )

  it('no page of it is shown in a frame, kept, or told of to another site', async () => {
    const { visitor } = await add()
    const stranger = await openVisitor()
    for (const step of securitySteps(services()).keys()) {
      const path = step === 'letter' ? `letter/${'A'.repeat(43)}` : step
      for (const who of [visitor, stranger])
        for (const { headers } of [await who.open(path), await who.post(path)]) {
          const said = ['x-frame-options', 'referrer-policy', 'cache-control'].map((name) => headers.get(name))
          expect([step, ...said]).toEqual([step, 'DENY', 'same-origin', 'no-store'])
        }
    }
  })
})
