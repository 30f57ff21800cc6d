import { count, eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import { identityMailProofs } from '../../api/db/schema/identity-mail-proofs.ts'
import { identityPasskeys } from '../../api/db/schema/identity-passkeys.ts'
import { identityRecoveryCodes } from '../../api/db/schema/identity-recovery-codes.ts'
import { identitySignIns } from '../../api/db/schema/identity-sign-ins.ts'
import { onEachEngine } from '../../api/db/test-databases/on-each-engine.fake.ts'
import { provenAccount } from '../accounts/prove-account.ts'
import { askProof } from '../proofs/ask-proof.ts'
import { type MailProof, takeByCode } from '../proofs/take-proof.ts'
import { makeOneTimeSecret } from '../second-factor/one-time-code.ts'
import { makeRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { lastLetter } from '../test-services.fake.ts'
import { changeEmail } from './change-email.ts'
import { openSecurityVisitors } from './security-visitor.fake.ts'

/** So often that two that can come between each other do. */
const rounds = Array.from({ length: 8 }, (_, round) => round)

onEachEngine((db) => {
  let at = Date.now()
  const clock = { now: () => new Date(at) }
  const { openVisitor, addPerson, services } = openSecurityVisitors(db, clock)
  let people = 0
  const add = async (fields: Partial<typeof identityAccounts.$inferInsert> = {}) => {
    const account = await addPerson(`racer-${people++}@example.com`)
    if (Object.keys(fields).length > 0)
      await db().update(identityAccounts).set(fields).where(eq(identityAccounts.id, account))
    return account
  }
  const addPasskeys = async (account: string, names: readonly string[]) => {
    const key = { account, publicKey: Buffer.from('x'), counter: 0, transports: [], synced: false }
    await db()
      .insert(identityPasskeys)
      .values(names.map((name) => ({ ...key, name, id: `${account}-${name}` })))
  }
  const passkeysLeft = async (account: string) => db().$count(identityPasskeys, eq(identityPasskeys.account, account))
  const personOf = async (account: string) => {
    const [row] = await db().select().from(identityAccounts).where(eq(identityAccounts.id, account))
    return row
  }

  describe('of two windows at the same moment', () => {
    it('that remove the last two passkeys, one is told to add another first', async () => {
      for (const _ of rounds) {
        const account = await add()
        await addPasskeys(account, ['one', 'two'])
        const visitor = await openVisitor(account)
        const remove = (name: string) => visitor.post(`remove-passkey?passkey=${account}-${name}`)
        const seen = await Promise.all([remove('one'), remove('two')])
        expect(await passkeysLeft(account)).toBe(1)
        expect(seen.map(({ screen }) => screen.title).toSorted()).toContain('Add another one first')
      }
    })

    it('that remove the password and the last passkey, one is refused', async () => {
      for (const _ of rounds) {
        const account = await add({ password: 'x' })
        await addPasskeys(account, ['one'])
        const visitor = await openVisitor(account)
        await Promise.all([visitor.post(`remove-passkey?passkey=${account}-one`), visitor.post('remove-password')])
        const hasPassword = (await personOf(account))?.password !== null
        expect([await passkeysLeft(account), hasPassword]).not.toEqual([0, false])
      }
    })

    it('that make new recovery codes, ten are left', async () => {
      for (const _ of rounds) {
        const account = await add({ oneTimeSecret: makeOneTimeSecret() })
        await makeRecoveryCodes(db(), account)
        const visitor = await openVisitor(account)
        await Promise.all([visitor.post('recovery-codes'), visitor.post('recovery-codes')])
        expect(await db().$count(identityRecoveryCodes, eq(identityRecoveryCodes.account, account))).toBe(10)
      }
    })

    it('that turn one-time codes on, one shows codes, and they are those that work', async () => {
      for (const _ of rounds) {
        const account = await add()
        const visitor = await openVisitor(account)
        const secret = /secret=([A-Z2-7]+)/.exec((await visitor.open('one-time-codes')).body)?.[1] ?? ''
        const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })
        const turnOn = () => visitor.post('one-time-codes', { code })
        const seen = await Promise.all([turnOn(), turnOn(), turnOn()])
        expect(seen.filter(({ screen }) => screen.tab === 'Recovery codes')).toHaveLength(1)
        expect(await db().$count(identityRecoveryCodes, eq(identityRecoveryCodes.account, account))).toBe(10)
      }
    })

    it('that bring one recovery code to confirm with, one gets on', async () => {
      for (const _ of rounds) {
        const account = await add({ oneTimeSecret: makeOneTimeSecret(), password: null })
        const [code = ''] = await makeRecoveryCodes(db(), account)
        const visitors = await Promise.all([openVisitor(account), openVisitor(account)])
        at += 16 * 60_000
        for (const visitor of visitors) {
          await visitor.open('password')
          at += 1000
          await visitor.post('confirm-letter')
          await visitor.post('confirm-code', { code: (await lastLetter(db())).code ?? '' })
        }
        const seen = await Promise.all(visitors.map((visitor) => visitor.post('confirm-one-time-code', { code })))
        expect(seen.filter(({ screen }) => screen.title === 'A password')).toHaveLength(1)
      }
    })

    it('that sign each other out, one stays', async () => {
      for (const _ of rounds) {
        const account = await add()
        const [one, other] = [await openVisitor(account), await openVisitor(account)]
        await Promise.all([one.post('end-others'), other.post('end-others')])
        const statuses = [(await one.open()).status, (await other.open()).status]
        expect(statuses.toSorted()).toEqual([200, 401])
      }
    })
  })

  describe('an address', () => {
    const asked = async (account: string, email: string, askedBy: string) => {
      const proof = await askProof(services(), {
        purpose: 'email-change',
        email,
        edition: 'en-au',
        askedBy,
        linkPath: '/identity/security/letter/',
        address: '198.51.100.2',
        account,
      })
      if (!proof.ok) throw new Error('No letter')
      return { proof: proof.proof, code: (await lastLetter(db())).code ?? '' }
    }

    it('that somebody signs up with at the same moment is theirs or ours, and the other hears so', async () => {
      for (const round of rounds) {
        const account = await add()
        const email = `wanted-${round}@example.com`
        at += 3_600_000
        const visitor = await openVisitor(account)
        await visitor.post('email', { email })
        const { code = '' } = await lastLetter(db())
        const signUp = { purpose: 'sign-up', email, edition: 'en-au', signUp: { name: 'Other' } } as MailProof
        const [seen] = await Promise.all([
          visitor.post('email-code', { code }),
          db().transaction((unit) => provenAccount(unit, signUp, clock.now())),
        ])
        const owners = await db()
          .select({ count: count() })
          .from(identityAccounts)
          .where(eq(identityAccounts.email, email))
        expect(owners[0]?.count).toBe(1)
        const isOurs = (await personOf(account))?.email === email
        expect(seen.status).toBe(isOurs ? 200 : 422)
      }
    })

    it('that somebody has signed up with since the letter is not taken from them, and the page says so', async () => {
      const account = await add()
      const email = 'meanwhile@example.com'
      at += 3_600_000
      const visitor = await openVisitor(account)
      await visitor.post('email', { email })
      const { code = '' } = await lastLetter(db())
      await addPerson(email)
      const seen = await visitor.post('email-code', { code })
      expect(seen.body).toContain('There is an account for this address since a moment ago.')
      expect((await personOf(account))?.email).not.toBe(email)
    })

    it('is changed with its letter or not at all: what fails on the way leaves the code good', async () => {
      const account = await add()
      at += 3_600_000
      await openVisitor(account)
      const [place] = await db().select().from(identitySignIns).where(eq(identitySignIns.account, account))
      const uid = place?.uid ?? ''
      const { proof, code } = await asked(account, 'whole@example.com', uid)
      const broken = {
        ...services(),
        factsOf: () => {
          throw new Error('The process is gone')
        },
      }
      const visit = { session: { uid, account, signedInAt: clock.now() }, edition: 'en-au', deviceName: 'x' } as const
      const brought = { proof, askedBy: uid, code }
      await expect(takeByCode(services(), brought, changeEmail(broken, visit))).rejects.toThrow('The process is gone')
      expect((await personOf(account))?.email).not.toBe('whole@example.com')
      const [kept] = await db().select().from(identityMailProofs).where(eq(identityMailProofs.id, proof))
      expect(kept?.usedAt).toBeNull()
      expect(await takeByCode(services(), brought, changeEmail(services(), visit))).toEqual({
        ok: true,
        answer: 'changed',
      })
    })
  })
})
