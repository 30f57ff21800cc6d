import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import { identityPasskeys } from '../../api/db/schema/identity-passkeys.ts'
import { onEachEngine } from '../../api/db/test-databases/on-each-engine.fake.ts'
import { createAuthenticator } from '../passkeys/authenticator.fake.ts'
import { addPasskey, registrationOptions } from '../passkeys/passkeys.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { makeOneTimeSecret } from '../second-factor/one-time-code.ts'
import { makeRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { lastLetter, testServices } from '../test-services.fake.ts'
import { isBack, openVisitors, problemsOf } from './visitor.fake.ts'

const password = 'magpie over the filter'

onEachEngine((db) => {
  let at = Date.now()
  const now = () => new Date(at)
  const { openVisitor, troubles } = openVisitors(db, { now })
  const add = async (email: string, fields: Partial<typeof identityAccounts.$inferInsert> = {}) => {
    const hash = await hashPassword(password)
    const [row] = await db()
      .insert(identityAccounts)
      .values({ email, name: 'Kerry', edition: 'en-nz', password: hash, ...fields })
      .returning()
    return row?.id as string
  }
  const letter = () => lastLetter(db())
  const tick = () => {
    at += 1000
  }

  describe('signing up', () => {
    it('ends on the site, with an account for a mailbox that was proved', async () => {
      const visitor = await openVisitor({ screen: 'sign-up' })
      expect(visitor.first.screen.title).toBe('Make an account')
      tick()
      const sent = await visitor.post('sign-up', { name: 'Kerry Walsh', email: 'Kerry@Example.com', password })
      expect(sent.screen.title).toBe('Look in your mailbox')
      const { to, code = '' } = await letter()
      expect(to).toBe('kerry@example.com')
      expect(isBack(await visitor.post('code', { code: `${code.slice(0, 3)} ${code.slice(3)}` }))).toBe(true)
      expect(troubles).toEqual([])
    })

    it('says what is wrong with each field, and keeps what was typed but for the password', async () => {
      const visitor = await openVisitor()
      const again = await visitor.post('sign-up', { name: 'www.cheap.example', email: 'kerry@', password: 'short' })
      expect(again.status).toBe(422)
      expect(problemsOf(again)).toEqual([
        expect.stringMatching(/name of letters/),
        expect.stringMatching(/whole email address/),
        expect.stringMatching(/at least 10 characters/),
      ])
      expect(again.body).toContain('kerry@')
      expect(again.body).not.toContain('short"')
    })

    it('says the same of an address that has an account', async () => {
      await add('known@example.com')
      const answers = []
      for (const email of ['known@example.com', 'new-one@example.com']) {
        const visitor = await openVisitor()
        tick()
        const { status, screen } = await visitor.post('sign-up', { name: 'Kerry', email, password })
        answers.push(JSON.stringify({ status, screen }).replaceAll(email, 'EMAIL').replaceAll(visitor.uid, 'UID'))
      }
      expect(answers[0]).toBe(answers[1])
    })
  })

  describe('signing in', () => {
    it('asks for the password on a page of its own, which can be loaded again and gone back to', async () => {
      const visitor = await openVisitor()
      expect((await visitor.open('password')).screen.title).toBe('Back to your pool.')
      const asked = await visitor.post('password', { email: 'Back@example.com' })
      expect([asked.screen.title, asked.at.pathname]).toEqual(['Your password.', expect.stringMatching(/\/password$/)])
      const again = await visitor.open('password')
      expect(again.screen.title).toBe('Your password.')
      expect(again.body).toContain('"value":"back@example.com"')
      expect((await visitor.open('')).body).toContain('"value":"back@example.com"')
      // The code of a letter to one address is not asked for under another.
      await visitor.post('letter', { email: 'back@example.com' })
      await visitor.post('password', { email: 'other@example.com' })
      expect((await visitor.open('code')).screen.title).toBe('Back to your pool.')
    })

    it('by password ends on the site; a wrong one says so and keeps the address', async () => {
      await add('in@example.com')
      const visitor = await openVisitor()
      const wrong = await visitor.post('password', { email: 'in@example.com', password: 'not this one' })
      expect(wrong.status).toBe(422)
      expect(problemsOf(wrong)).toEqual([expect.stringMatching(/don’t go together/)])
      expect(wrong.body).toContain('in@example.com')
      expect(isBack(await visitor.post('password', { email: 'IN@example.com ', password }))).toBe(true)
    })

    it('by a letter’s code, and by its link, which asks once more', async () => {
      await add('letter@example.com')
      const visitor = await openVisitor()
      tick()
      await visitor.post('letter', { email: 'letter@example.com' })
      const { link = '' } = await letter()
      const opened = await visitor.open(new URL(link).pathname)
      expect(opened.screen.title).toBe('That is your mailbox')
      expect(isBack(await visitor.post(`letter/${link.split('/').at(-1)}`))).toBe(true)
    })

    it('by a link opened in another browser shows the code there, and lets nobody in', async () => {
      await add('phone@example.com')
      const [visitor, phone] = [await openVisitor(), await openVisitor()]
      tick()
      await visitor.post('letter', { email: 'phone@example.com' })
      const { link = '', code = '' } = await letter()
      const there = await phone.open(new URL(link).pathname)
      expect(there.screen.title).toBe('Type this where you began')
      expect(there.body).toContain(`${code.slice(0, 3)} ${code.slice(3)}`)
      expect(isBack(await visitor.post('code', { code }))).toBe(true)
    })

    it('asks whoever wants it for a code from the phone, or from paper', async () => {
      const oneTimeSecret = makeOneTimeSecret()
      const account = await add('twice@example.com', { oneTimeSecret })
      const [paper = ''] = await makeRecoveryCodes(db(), account)
      const phone = () => new TOTP({ secret: Secret.fromBase32(oneTimeSecret) }).generate({ timestamp: at })
      for (const typed of [phone, () => paper]) {
        const visitor = await openVisitor()
        const second = await visitor.post('password', { email: 'twice@example.com', password })
        expect(second.screen.title).toBe('The code from your phone')
        expect(problemsOf(await visitor.post('one-time-code', { code: '000 000' }))).toHaveLength(1)
        expect(isBack(await visitor.post('one-time-code', { code: typed() }))).toBe(true)
      }
      // Nobody comes to the second step but by the first.
      const stranger = await openVisitor()
      expect((await stranger.post('one-time-code', { code: phone() })).screen.title).toBe('Back to your pool.')
    })

    it('by passkey is one step, and two where the device has not seen who holds it', async () => {
      const account = await add('passkey@example.com', { oneTimeSecret: makeOneTimeSecret() })
      const services = { ...testServices(db(), now) }
      const device = createAuthenticator()
      const asked = await registrationOptions(services, { account, here: 'session' })
      if (!asked) throw new Error('No passkey can be added')
      const origin = 'https://www.example.com'
      const response = device.register(asked, { origin })
      await addPasskey(services, db(), { account, here: 'session', name: 'Phone', response })
      expect(await db().$count(identityPasskeys, eq(identityPasskeys.account, account))).toBe(1)
      for (const verifies of [true, false]) {
        const visitor = await openVisitor()
        const options = JSON.parse((await visitor.open('passkey-options')).body)
        const { location } = JSON.parse(
          (await visitor.send('passkey', device.signIn(options, { origin, verifies }))).body,
        )
        const next = await visitor.go(new URL(location, origin))
        expect(verifies ? isBack(next) : next.screen.title).toBe(verifies ? true : 'The code from your phone')
      }
      const visitor = await openVisitor()
      for (const rubbish of [null, 7, {}, { id: 'x' }])
        expect(JSON.parse((await visitor.send('passkey', rubbish)).body).problem).toMatch(/don’t know that passkey/)
    })
  })

  describe('a password that was forgotten', () => {
    it('is chosen anew once the mailbox is proved: the old one and all who are signed in are out', async () => {
      await add('forgot@example.com')
      const before = await openVisitor()
      await before.post('password', { email: 'forgot@example.com', password })
      const visitor = await openVisitor()
      tick()
      await visitor.post('forgot', { email: 'forgot@example.com' })
      const { code = '' } = await letter()
      expect((await visitor.post('code', { code })).screen.title).toBe('Choose a new password')
      expect(problemsOf(await visitor.post('new-password', { password: 'password123' }))).toEqual([
        expect.stringMatching(/leaked/),
      ])
      tick()
      expect(isBack(await visitor.post('new-password', { password: 'kingfisher on the hose' }))).toBe(true)
      expect((await letter()).subject).toBe('Your password is new')
      // The browser of before is asked who it is.
      expect((await before.start()).screen.title).toBe('Back to your pool.')
      const third = await openVisitor()
      expect(problemsOf(await third.post('password', { email: 'forgot@example.com', password }))).toHaveLength(1)
    })

    it('asks for the code from the phone before another one is chosen', async () => {
      const oneTimeSecret = makeOneTimeSecret()
      await add('forgot-twice@example.com', { oneTimeSecret })
      const visitor = await openVisitor()
      tick()
      await visitor.post('forgot', { email: 'forgot-twice@example.com' })
      const { code = '' } = await letter()
      expect((await visitor.post('code', { code })).screen.title).toBe('The code from your phone')
      const early = await visitor.post('new-password', { password: 'kingfisher on the hose' })
      expect(early.screen.title).toBe('Back to your pool.')
    })

    it('goes on to the new password once the phone’s code is right', async () => {
      const oneTimeSecret = makeOneTimeSecret()
      await add('forgot-phone@example.com', { oneTimeSecret })
      const visitor = await openVisitor()
      tick()
      await visitor.post('forgot', { email: 'forgot-phone@example.com' })
      const { code = '' } = await letter()
      await visitor.post('code', { code })
      const shown = new TOTP({ secret: Secret.fromBase32(oneTimeSecret) }).generate({ timestamp: at })
      expect((await visitor.post('one-time-code', { code: shown })).screen.title).toBe('Choose a new password')
      expect(isBack(await visitor.post('new-password', { password: 'kingfisher on the hose' }))).toBe(true)
    })

    it('cannot be chosen by somebody who knows the old one alone', async () => {
      const account = await add('stolen@example.com', { oneTimeSecret: makeOneTimeSecret() })
      const passwordOf = async () =>
        (await db().select().from(identityAccounts).where(eq(identityAccounts.id, account)))[0]?.password
      const before = await passwordOf()
      const visitor = await openVisitor()
      const asked = await visitor.post('password', { email: 'stolen@example.com', password })
      expect(asked.screen.title).toBe('The code from your phone')
      const taken = await visitor.post('new-password', { password: 'kingfisher on the hose' })
      expect(taken.screen.title).toBe('Back to your pool.')
      expect(await passwordOf()).toBe(before)
    })

    it('cannot be chosen by somebody who has proved nothing', async () => {
      const visitor = await openVisitor()
      expect((await visitor.post('new-password', { password: 'kingfisher on the hose' })).screen.title).toBe(
        'Back to your pool.',
      )
    })
  })

  describe('a post', () => {
    it('of another site, of no form, or of too much is refused', async () => {
      await add('csrf@example.com')
      const visitor = await openVisitor()
      const fields = { email: 'csrf@example.com', password }
      for (const site of ['cross-site', 'same-site', 'none'])
        expect((await visitor.post('password', fields, { 'sec-fetch-site': site })).status).toBe(403)
      expect((await visitor.post('password', fields, { 'content-type': 'text/plain' })).status).toBe(400)
      expect((await visitor.post('password', { email: 'x'.repeat(30_000) })).status).toBe(400)
    })

    it('without the cookie of its interaction is of nobody', async () => {
      const [visitor, other] = [await openVisitor(), await openVisitor()]
      const fields = new URLSearchParams({ email: 'csrf@example.com', password })
      const answer = await other.open(`/identity/interaction/${visitor.uid}`)
      expect(answer.status).toBe(410)
      expect(String(fields)).toContain('csrf')
    })
  })
})
