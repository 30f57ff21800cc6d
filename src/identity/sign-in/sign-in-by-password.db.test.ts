import { describe, expect, it } from 'vitest'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import { onEachEngine } from '../../api/db/test-databases/on-each-engine.fake.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { withDevice } from './device-proof.ts'
import { signInByPassword } from './sign-in-by-password.ts'

const right = 'magpie over the filter'
const secret = 's'.repeat(43)

onEachEngine((db) => {
  let [minute, host] = [0, 0]
  const now = () => new Date(Date.UTC(2026, 10, 19, 12, minute))
  const elsewhere = () => `203.0.${Math.floor(host / 200)}.${(host++ % 200) + 1}`
  const add = async (email: string, fields: Partial<typeof identityAccounts.$inferInsert> = {}) => {
    const password = await hashPassword(right)
    const [row] = await db()
      .insert(identityAccounts)
      .values({ email, name: 'Kerry', edition: 'en-au', password, ...fields })
      .returning()
    return row?.id as string
  }
  const tryIn = (email: string, password: string, more: { address?: string; device?: string } = {}) =>
    signInByPassword({ db: db(), secret, now }, { email, password, address: elsewhere(), ...more })

  describe('a password', () => {
    it('lets in whose it is, and says whether a code is to be asked for', async () => {
      const account = await add('in@example.com')
      await add('code@example.com', { oneTimeSecret: 'JBSWY3DPEHPK3PXP' })
      expect(await tryIn('in@example.com', right)).toEqual({ ok: true, account, asksOneTimeCode: false })
      expect(await tryIn('code@example.com', right)).toMatchObject({ ok: true, asksOneTimeCode: true })
    })

    it('that is wrong, of nobody, or of somebody without one is all the same', async () => {
      await add('wrong@example.com')
      await add('none@example.com', { password: null })
      for (const email of ['wrong@example.com', 'none@example.com', 'nobody@example.com'])
        expect(await tryIn(email, 'another password')).toEqual({ ok: false, reason: 'wrong' })
    })

    it('can be guessed ten times an hour, from wherever and at whomever; then a letter is the way in', async () => {
      const account = await add('guessed@example.com')
      for (const email of ['guessed@example.com', 'never-was@example.com']) {
        for (let tries = 0; tries < 10; tries += 1)
          expect(await tryIn(email, `guess ${tries}`)).toEqual({ ok: false, reason: 'wrong' })
        expect(await tryIn(email, right)).toEqual({ ok: false, reason: 'by-letter' })
      }
      // The owner, where they were in before, is not in anybody's way.
      const device = withDevice(undefined, secret, account)
      expect(await tryIn('guessed@example.com', right, { device })).toMatchObject({ ok: true, account })
      expect(await tryIn('guessed@example.com', 'wrong', { device })).toEqual({ ok: false, reason: 'wrong' })
      expect(await tryIn('guessed@example.com', right, { device: withDevice(undefined, secret, 'another') })).toEqual({
        ok: false,
        reason: 'by-letter',
      })
      minute += 60
      expect(await tryIn('guessed@example.com', right)).toMatchObject({ ok: true })
    })

    it('can be tried sixty times from one place, whoever’s', async () => {
      const address = '198.51.100.7'
      for (let tries = 0; tries < 60; tries += 1) await tryIn(`person-${tries}@example.com`, 'guess', { address })
      expect(await tryIn('person-61@example.com', 'guess', { address })).toMatchObject({
        ok: false,
        reason: 'try-later',
      })
    })
  })
})
