import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import { identitySignIns } from '../../api/db/schema/identity-sign-ins.ts'
import { onEachEngine } from '../../api/db/test-databases/on-each-engine.fake.ts'
import { testOrigin } from '../issuer/test-issuer.fake.ts'
import { createAuthenticator } from '../passkeys/authenticator.fake.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { makeOneTimeSecret } from '../second-factor/one-time-code.ts'
import { makeRecoveryCodes, recoveryCodesLeft } from '../second-factor/recovery-codes.ts'
import { lastLetter } from '../test-services.fake.ts'
import { openSecurityVisitors, problemsIn } from './security-visitor.fake.ts'

const password = 'magpie over the filter'

onEachEngine((db) => {
  let at = Date.now()
  const clock = { now: () => new Date(at) }
  const { openVisitor, addPerson } = openSecurityVisitors(db, clock)
  let people = 0
  const add = async (fields: Partial<typeof identityAccounts.$inferInsert> = {}) => {
    const email = `kerry-${people++}@example.com`
    const account = await addPerson(email)
    if (Object.keys(fields).length > 0)
      await db().update(identityAccounts).set(fields).where(eq(identityAccounts.id, account))
    return { account, email }
  }
  const personOf = async (account: string) => {
    const [row] = await db().select().from(identityAccounts).where(eq(identityAccounts.id, account))
    return row
  }
  const pass = (minutes: number) => {
    at += minutes * 60_000
  }
  const addPasskey = async (visitor: Awaited<ReturnType<typeof openVisitor>>, name: string) => {
    const device = createAuthenticator()
    const options = JSON.parse((await visitor.open('add-passkey-options')).body)
    const response = device.register(options, { origin: testOrigin })
    const answer = JSON.parse((await visitor.send('keep-passkey', { name, response })).body)
    return { device, answer, response }
  }

  describe('who comes there', () => {
    it('and is not signed in is told so, and where to begin; who was signed out, that too', async () => {
      const stranger = await openVisitor()
      const seen = await stranger.open('?edition=en-nz')
      expect(seen.status).toBe(401)
      expect(seen.screen.title).toBe('Sign in first.')
      expect(seen.body).toContain('/en-nz/account/sign-in/?to=security')
      expect(seen.headers.get('cache-control')).toBe('no-store')
      expect(seen.headers.get('x-frame-options')).toBe('DENY')

      const { account } = await add()
      const [here, there] = [await openVisitor(account), await openVisitor(account)]
      expect((await here.post('end-others')).status).toBe(200)
      expect((await there.open()).screen.title).toBe('You were signed out.')
      expect((await here.open()).screen.title).toBe('No key yet, no\u00a0password.')
    })

    it('by a form of another site, or with no form, changes nothing', async () => {
      const { account } = await add({ password: await hashPassword(password) })
      const visitor = await openVisitor(account)
      for (const site of ['cross-site', 'same-site', 'none'])
        expect((await visitor.post('remove-password', {}, { 'sec-fetch-site': site })).status).toBe(403)
      expect((await visitor.post('password', {}, { 'content-type': 'text/plain' })).status).toBe(400)
      expect((await personOf(account))?.password).not.toBeNull()
    })

    it('gets the pages in the edition asked for, else in that of the account', async () => {
      const { account } = await add()
      const visitor = await openVisitor(account)
      expect((await visitor.open('?edition=en-za')).body).toContain('edition=en-za')
      expect((await visitor.open('?ui_locales=en-NZ')).body).toContain('edition=en-nz')
      expect((await visitor.open()).body).toContain('edition=en-au')
    })
  })

  describe('a change', () => {
    it('later than a quarter of an hour after signing in asks whether it is them, and goes back to where they were', async () => {
      const { account } = await add({ password: await hashPassword(password) })
      const visitor = await openVisitor(account)
      pass(16)
      const asked = await visitor.post('email', { email: 'typed-before@example.com' })
      expect(asked.screen.title).toBe('Is it you?')
      expect(problemsIn(await visitor.post('confirm-password', { password: 'not this one' }))).toEqual([
        expect.stringMatching(/isn’t your password/),
      ])
      const back = await visitor.post('confirm-password', { password })
      expect(back.at.pathname).toBe('/identity/security/email')
      expect(back.body).toContain('typed-before@example.com')
      // For this session and a quarter of an hour.
      expect((await visitor.open('password')).screen.title).toBe('Another password')
      pass(16)
      expect((await visitor.open('password')).screen.title).toBe('Is it you?')
    })

    it('is confirmed by a letter to the address of the account, and by nothing else that was sent', async () => {
      const { account, email } = await add()
      const [visitor, other] = [await openVisitor(account), await openVisitor(account)]
      pass(16)
      await visitor.open('recovery-codes')
      expect((await visitor.open('password')).screen.title).toBe('Is it you?')
      pass(1)
      expect((await visitor.post('confirm-letter')).screen.title).toBe('Look in your mailbox')
      const { to, code = '', link = '' } = await lastLetter(db())
      expect(to).toBe(email)
      // Typed in another browser it is nothing, and its link shows it there.
      await other.open('password')
      expect((await other.post('confirm-code', { code })).screen.title).toBe('Is it you?')
      expect((await other.open(new URL(link).pathname)).screen.title).toBe('Type this where you began')
      expect(
        problemsIn(await visitor.post('confirm-code', { code: code === '000000' ? '000001' : '000000' })),
      ).toHaveLength(1)
      expect((await visitor.open(new URL(link).pathname)).screen.title).toBe('That is your mailbox')
      expect((await visitor.post(new URL(link).pathname)).screen.title).toBe('A password')
      // Brought again it does nothing.
      pass(16)
      await visitor.open('password')
      expect((await visitor.post('confirm-code', { code })).screen.title).toBe('Is it you?')
    })

    it('asks for the code from the phone as well, where somebody wants that', async () => {
      const oneTimeSecret = makeOneTimeSecret()
      const { account } = await add({ password: await hashPassword(password), oneTimeSecret })
      const visitor = await openVisitor(account)
      pass(16)
      await visitor.open('password')
      expect((await visitor.post('confirm-password', { password })).screen.title).toBe('The code from your phone')
      expect((await visitor.open('password')).screen.title).toBe('Is it you?')
      const code = new TOTP({ secret: Secret.fromBase32(oneTimeSecret) }).generate({ timestamp: at })
      expect((await visitor.post('confirm-one-time-code', { code })).screen.title).toBe('Another password')
    })

    it('is confirmed by a passkey of the account, once, and by nobody else’s', async () => {
      const [{ account }, { account: stranger }] = [await add(), await add()]
      const [visitor, other] = [await openVisitor(account), await openVisitor(stranger)]
      const { device } = await addPasskey(visitor, 'Phone')
      const { device: strangers } = await addPasskey(other, 'Phone')
      pass(16)
      await visitor.open('password')
      const options = JSON.parse((await visitor.open('confirm-passkey-options')).body)
      const signed = device.signIn(options, { origin: testOrigin })
      const wrong = await visitor.send('confirm-passkey', strangers.signIn(options, { origin: testOrigin }))
      expect(JSON.parse(wrong.body).problem).toMatch(/isn’t a passkey of this account/)
      expect(JSON.parse((await visitor.send('confirm-passkey', signed)).body).location).toContain('/security/password')
      expect((await visitor.open('password')).screen.title).toBe('A password')
      expect(JSON.parse((await visitor.send('confirm-passkey', signed)).body).problem).toMatch(/isn’t a passkey/)
    })
  })

  describe('passkeys', () => {
    it('are added, named and removed, and each time but for the name a letter tells of it', async () => {
      const { account, email } = await add({ password: await hashPassword(password) })
      const visitor = await openVisitor(account)
      const { answer, response } = await addPasskey(visitor, '  Work   laptop ')
      expect(answer.location).toContain('/identity/security?')
      expect(await lastLetter(db())).toMatchObject({ to: email, subject: 'A passkey was added' })
      expect((await visitor.open()).body).toContain('Work laptop')
      // The same answer of a device again is nothing.
      expect(JSON.parse((await visitor.send('keep-passkey', { name: 'x', response })).body).problem).toBeDefined()
      const passkey = `passkey=${response.id}`
      expect((await visitor.post(`rename-passkey?${passkey}`, { name: ' ' })).status).toBe(422)
      expect((await visitor.post(`rename-passkey?${passkey}`, { name: 'Old laptop' })).body).toContain('Old laptop')
      pass(1)
      expect((await visitor.post(`remove-passkey?${passkey}`)).screen.title).toBe('A password, no\u00a0key.')
      expect((await lastLetter(db())).subject).toBe('A passkey was removed')
    })

    it('cannot be removed by others', async () => {
      const [{ account }, { account: stranger }] = [await add({ password: 'x' }), await add()]
      const [visitor, other] = [await openVisitor(account), await openVisitor(stranger)]
      const { response } = await addPasskey(visitor, 'Phone')
      await other.post(`remove-passkey?passkey=${response.id}`)
      expect((await visitor.open()).screen.title).toBe('One key, one\u00a0password.')
    })

    it('the last goes when there is another way, and not before', async () => {
      const { account } = await add()
      const visitor = await openVisitor(account)
      const { response } = await addPasskey(visitor, 'Phone')
      expect((await visitor.open(`remove-passkey?passkey=${response.id}`)).screen.title).toBe('Add another one first')
      expect((await visitor.post(`remove-passkey?passkey=${response.id}`)).screen.title).toBe('Add another one first')
      await addPasskey(visitor, 'Laptop')
      expect((await visitor.post(`remove-passkey?passkey=${response.id}`)).screen.title).toBe(
        'One key, no\u00a0password.',
      )
    })
  })

  describe('places', () => {
    it('are ended one by one, and not this one', async () => {
      const [{ account }, { account: stranger }] = [await add(), await add()]
      const [here, there, elsewhere] = [
        await openVisitor(account),
        await openVisitor(account),
        await openVisitor(stranger),
      ]
      const uids = await db().select().from(identitySignIns).where(eq(identitySignIns.account, account))
      for (const { uid } of uids) await elsewhere.post('end-place', { place: uid })
      for (const { uid } of uids) await here.post('end-place', { place: uid })
      expect((await here.open()).body).toContain('Here, and nowhere else.')
      expect((await there.open()).status).toBe(401)
    })
  })

  describe('one-time codes', () => {
    it('are on from the first that was typed, with ten codes that are shown once', async () => {
      const { account } = await add()
      const visitor = await openVisitor(account)
      const begun = await visitor.open('one-time-codes')
      const secret = /secret=([A-Z2-7]+)/.exec(begun.body)?.[1] ?? ''
      expect(problemsIn(await visitor.post('one-time-codes', { code: '12' }))).toHaveLength(1)
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })
      pass(0.1)
      const on = await visitor.post('one-time-codes', { code: `${code.slice(0, 3)} ${code.slice(3)}` })
      expect(on.screen.parts?.find(({ kind }) => kind === 'codes')).toMatchObject({ codes: expect.any(Array) })
      expect((await lastLetter(db())).subject).toBe('One-time codes are on')
      expect((await visitor.open()).body).toContain('10 codes left.')
      // Posted again it shows no codes, and makes none.
      expect((await visitor.post('one-time-codes', { code })).screen.tab).toBe('Security')
      expect(await recoveryCodesLeft(db(), account)).toBe(10)
      pass(0.1)
      expect((await visitor.post('one-time-codes-off')).body).toContain('Set up one-time codes')
      expect((await lastLetter(db())).subject).toBe('One-time codes are off')
      expect((await personOf(account))?.oneTimeSecret).toBeNull()
    })
  })

  describe('an address', () => {
    it('is changed by the code of a letter to the new one; the old one hears of it, and its letters are over', async () => {
      const { account, email } = await add()
      const visitor = await openVisitor(account)
      pass(1)
      await visitor.post('email', { email: ` New-${email}` })
      const letter = await lastLetter(db())
      expect(letter.to).toBe(`new-${email}`)
      pass(1)
      const done = await visitor.post('email-code', { code: letter.code ?? '' })
      expect(done.screen.tab).toBe('Security')
      expect((await personOf(account))?.email).toBe(`new-${email}`)
      expect(await lastLetter(db())).toMatchObject({ to: email, subject: 'Your account has another address' })
      expect((await visitor.post('email-code', { code: letter.code ?? '' })).screen.tab).toBe('Security')
    })

    it('that has an account is answered the same, and its owner is told so', async () => {
      const [{ account }, { email: taken }] = [await add(), await add()]
      const visitor = await openVisitor(account)
      const answers = []
      for (const email of [taken, `nobody-${taken}`]) {
        pass(1)
        const { status, screen } = await visitor.post('email', { email })
        answers.push(JSON.stringify({ status, screen }).replaceAll(email, 'EMAIL'))
        if (email === taken) {
          const letter = await lastLetter(db())
          expect(letter.subject).toBe('This address has an account of its own')
          expect(letter.code).toBeUndefined()
        }
      }
      expect(answers[0]).toBe(answers[1])
    })
  })

  describe('a password', () => {
    it('is set and removed, and the others are out each time', async () => {
      const { account } = await add()
      const [here, there] = [await openVisitor(account), await openVisitor(account)]
      expect(problemsIn(await here.post('password', { password: 'password123' }))).toEqual([
        expect.stringMatching(/leaked/),
      ])
      pass(0.1)
      expect((await here.post('password', { password })).screen.title).toBe('A password, no\u00a0key.')
      expect((await lastLetter(db())).subject).toBe('Your password is new')
      expect((await there.open()).status).toBe(401)
      expect((await here.post('remove-password')).screen.title).toBe('Add a passkey first')
      await addPasskey(here, 'Phone')
      const again = await openVisitor(account)
      pass(0.1)
      expect((await here.post('remove-password')).screen.title).toBe('One key, no\u00a0password.')
      expect((await lastLetter(db())).subject).toBe('Your account has no password now')
      expect((await again.open()).status).toBe(401)
    })
  })

  describe('recovery codes', () => {
    it('are made anew, and the old ones are nothing', async () => {
      const { account } = await add({ oneTimeSecret: makeOneTimeSecret() })
      await makeRecoveryCodes(db(), account)
      const visitor = await openVisitor(account)
      pass(0.1)
      const made = await visitor.post('recovery-codes')
      expect(made.screen.title).toBe('Ten new codes.')
      expect((await lastLetter(db())).subject).toBe('You have new recovery codes')
      expect(await recoveryCodesLeft(db(), account)).toBe(10)
    })
  })
})
