import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import { identityRecoveryCodes } from '../../api/db/schema/identity-recovery-codes.ts'
import { onEachEngine } from '../../api/db/test-databases/on-each-engine.fake.ts'
import { makeOneTimeSecret, oneTimeAddress, takeOneTimeCode, turnOn } from './one-time-code.ts'
import { makeRecoveryCodes, printRecoveryCode, recoveryCodesLeft, takeRecoveryCode, turnOff } from './recovery-codes.ts'

onEachEngine((db) => {
  const noon = new Date('2026-11-19T12:00:00Z')
  const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
  let people = 0
  const add = async () => {
    const fields = { email: `person-${people++}@example.com`, name: 'Kerry', edition: 'en-au' }
    const [row] = await db().insert(identityAccounts).values(fields).returning()
    return row?.id as string
  }
  /** As a phone makes it. */
  const codeAt = (secret: string, at: Date) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })
  const addWithCodes = async () => {
    const [account, secret] = [await add(), makeOneTimeSecret()]
    await turnOn(db(), { account, secret, code: codeAt(secret, noon), now: noon })
    return { account, secret }
  }

  describe('one-time codes', () => {
    it('are on from the first that was typed right, and not before', async () => {
      const [account, secret] = [await add(), makeOneTimeSecret()]
      const wrong = codeAt(makeOneTimeSecret(), noon)
      expect(await turnOn(db(), { account, secret, code: wrong, now: noon })).toBe(false)
      expect(await takeOneTimeCode(db(), account, codeAt(secret, later(60)), later(60))).toMatchObject({ ok: false })
      expect(await turnOn(db(), { account, secret, code: codeAt(secret, noon), now: noon })).toBe(true)
      expect(await takeOneTimeCode(db(), account, codeAt(secret, later(60)), later(60))).toEqual({ ok: true })
    })

    it('count once, though five bring one together', async () => {
      const { account, secret } = await addWithCodes()
      const code = codeAt(secret, later(90))
      const take = () => takeOneTimeCode(db(), account, code, later(90))
      const outcomes = await Promise.all(Array.from({ length: 5 }, take))
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
      // Nor does one from before.
      expect(await takeOneTimeCode(db(), account, codeAt(secret, later(60)), later(90))).toMatchObject({ ok: false })
    })

    it('of half a minute ago are taken, older ones and words are not', async () => {
      const { account, secret } = await addWithCodes()
      for (const typed of [codeAt(secret, later(60)), '', '12345', 'abcdef', '１２３４５６'])
        expect(await takeOneTimeCode(db(), account, typed, later(150))).toEqual({ ok: false, reason: 'wrong' })
      expect(await takeOneTimeCode(db(), account, codeAt(secret, later(120)), later(150))).toEqual({ ok: true })
    })

    it('can be guessed ten times in ten minutes', async () => {
      const { account, secret } = await addWithCodes()
      for (let tries = 0; tries < 10; tries += 1) await takeOneTimeCode(db(), account, '000000', later(60))
      expect(await takeOneTimeCode(db(), account, codeAt(secret, later(60)), later(60))).toEqual({
        ok: false,
        reason: 'try-later',
      })
    })

    it('have an address that phones read', () => {
      expect(oneTimeAddress('JBSWY3DPEHPK3PXP', 'kerry@example.com')).toBe(
        'otpauth://totp/Poolwright:kerry%40example.com?issuer=Poolwright&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
      )
    })
  })

  describe('recovery codes', () => {
    it('let in once each, however they are typed', async () => {
      const account = await add()
      const codes = await makeRecoveryCodes(db(), account)
      expect(new Set(codes).size).toBe(10)
      const [first = '', second = ''] = codes
      expect(await takeRecoveryCode(db(), account, ` ${printRecoveryCode(first).toLowerCase()} `, noon)).toEqual({
        ok: true,
      })
      expect(await takeRecoveryCode(db(), account, first, noon)).toEqual({ ok: false, reason: 'wrong' })
      const take = () => takeRecoveryCode(db(), account, second, noon)
      const outcomes = await Promise.all([take(), take(), take()])
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await recoveryCodesLeft(db(), account)).toBe(8)
    })

    it('are nobody else’s, and not in the database as they are', async () => {
      const [account, other] = [await add(), await add()]
      const [code = ''] = await makeRecoveryCodes(db(), account)
      expect(await takeRecoveryCode(db(), other, code, noon)).toMatchObject({ ok: false })
      expect(JSON.stringify(await db().select().from(identityRecoveryCodes))).not.toContain(code)
    })

    it('made anew, or turned off, the old ones are nothing', async () => {
      const { account, secret } = await addWithCodes()
      const [old = ''] = await makeRecoveryCodes(db(), account)
      const [fresh = ''] = await makeRecoveryCodes(db(), account)
      expect(await takeRecoveryCode(db(), account, old, noon)).toMatchObject({ ok: false })
      await turnOff(db(), account)
      expect(await takeRecoveryCode(db(), account, fresh, noon)).toMatchObject({ ok: false })
      expect(await takeOneTimeCode(db(), account, codeAt(secret, later(60)), later(60))).toMatchObject({ ok: false })
    })
  })
})
