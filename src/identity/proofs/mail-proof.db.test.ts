import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import { identityMailProofs } from '../../api/db/schema/identity-mail-proofs.ts'
import { onEachEngine } from '../../api/db/test-databases/on-each-engine.fake.ts'
import { provenAccount } from '../accounts/prove-account.ts'
import { lastLetter, testServices } from '../test-services.fake.ts'
import { askProof } from './ask-proof.ts'
import { proofOfLink, takeByCode, takeByLink } from './take-proof.ts'

onEachEngine((db) => {
  let [at, host] = [Date.UTC(2026, 10, 19, 12), 0]
  const now = () => new Date(at)
  const services = () => testServices(db(), now)
  const ask = (email: string, more: Partial<Parameters<typeof askProof>[1]> = {}) => {
    // No two letters in one moment: the last is found by when it was written.
    at += 1000
    return askProof(services(), {
      purpose: 'sign-up',
      email,
      edition: 'en-au',
      askedBy: 'interaction',
      linkPath: '/identity/interaction/interaction/letter/',
      address: `203.0.113.${host++ % 250}`,
      signUp: { name: 'Kerry Walsh' },
      ...more,
    })
  }
  const asked = async (...given: Parameters<typeof ask>) => {
    const outcome = await ask(...given)
    if (!outcome.ok) throw new Error('It was not asked for')
    const letter = await lastLetter(db())
    return { proof: outcome.proof, ...letter, code: letter.code ?? '', link: letter.link?.split('/').at(-1) ?? '' }
  }
  const byCode = (proof: string, code: string, askedBy = 'interaction') =>
    takeByCode(services(), { proof, askedBy, code }, (unit, taken) => provenAccount(unit, taken, now()))
  const accountsOf = (email: string) => db().select().from(identityAccounts).where(eq(identityAccounts.email, email))
  const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  describe('an account', () => {
    it('is there from when the code of the letter comes back, and not before', async () => {
      const { proof, code, to } = await asked('new@example.com')
      expect(to).toBe('new@example.com')
      expect(await accountsOf('new@example.com')).toEqual([])
      expect(await byCode(proof, code)).toEqual({ ok: true, answer: expect.any(String) })
      expect(await accountsOf('new@example.com')).toMatchObject([{ name: 'Kerry Walsh', password: null }])
    })

    it('is made once, though two tabs bring their codes at once, and the first password stays', async () => {
      const first = await asked('tabs@example.com', { signUp: { name: 'First', password: 'one' } })
      const second = await asked('tabs@example.com', { signUp: { name: 'Second', password: 'two' } })
      expect(await byCode(first.proof, first.code)).toMatchObject({ ok: true })
      expect(await byCode(second.proof, second.code)).toMatchObject({ ok: true })
      expect(await accountsOf('tabs@example.com')).toMatchObject([{ name: 'First', password: 'one' }])
    })

    it('that is there already is signed in to: the letter says so, the page does not', async () => {
      const [known] = await db()
        .insert(identityAccounts)
        .values({ email: 'known@example.com', name: 'Known', edition: 'en-au' })
        .returning()
      const { proof, code, text } = await asked('known@example.com', { signUp: { name: 'Stranger', password: 'x' } })
      expect(text).toContain('You already have an account')
      expect(await byCode(proof, code)).toEqual({ ok: true, answer: known?.id })
      expect(await accountsOf('known@example.com')).toMatchObject([{ name: 'Known', password: null }])
    })

    it('that is not there cannot be signed in to, and only the mailbox hears of it', async () => {
      const outcome = await ask('nobody@example.com', { purpose: 'sign-in' })
      expect(outcome).toEqual({ ok: true, proof: expect.any(String) })
      const letter = await lastLetter(db())
      expect(letter).toMatchObject({ subject: 'There is no account for this address', code: undefined })
      expect(letter.text).not.toContain('/identity/')
    })
  })

  describe('a code', () => {
    it('counts once, though five bring it together', async () => {
      const { proof, code } = await asked('once@example.com')
      const outcomes = await Promise.all(Array.from({ length: 5 }, () => byCode(proof, code)))
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    })

    it('can be guessed five times', async () => {
      const { proof, code } = await asked('guess@example.com')
      for (let tries = 1; tries < 5; tries += 1)
        expect(await byCode(proof, wrongFor(code))).toEqual({ ok: false, reason: 'wrong' })
      expect(await byCode(proof, wrongFor(code))).toEqual({ ok: false, reason: 'over' })
      expect(await byCode(proof, code)).toEqual({ ok: false, reason: 'over' })
    })

    it('counts where it was asked for alone, and for a quarter of an hour', async () => {
      const { proof, code } = await asked('where@example.com')
      expect(await byCode(proof, code, 'another interaction')).toEqual({ ok: false, reason: 'over' })
      expect(await byCode('no-uuid', code)).toEqual({ ok: false, reason: 'over' })
      at += 15 * 60_000
      expect(await byCode(proof, code)).toEqual({ ok: false, reason: 'over' })
    })

    it('is not used up by what fails after it', async () => {
      const { proof, code } = await asked('fails@example.com')
      const failing = takeByCode(services(), { proof, askedBy: 'interaction', code }, async () => {
        throw new Error('The power is out')
      })
      await expect(failing).rejects.toThrow('The power is out')
      expect(await byCode(proof, code)).toMatchObject({ ok: true })
    })
  })

  describe('a link', () => {
    const byLink = (link: string, askedBy = 'interaction') =>
      takeByLink(services(), { link, askedBy }, (unit, taken) => provenAccount(unit, taken, now()))

    it('does what the code does, where it was asked for; looking at it changes nothing', async () => {
      const { link } = await asked('link@example.com')
      for (let looks = 0; looks < 3; looks += 1)
        expect(await proofOfLink(services(), link)).toMatchObject({ email: 'link@example.com' })
      expect(await byLink(link, 'another interaction')).toEqual({ ok: false, reason: 'over' })
      expect(await byLink(link)).toMatchObject({ ok: true })
      expect(await proofOfLink(services(), link)).toBeUndefined()
      expect(await byLink(link)).toEqual({ ok: false, reason: 'over' })
    })

    it('of somebody’s making is of nothing', async () => {
      for (const made of ['', 'x', 'A'.repeat(43)]) expect(await byLink(made)).toEqual({ ok: false, reason: 'over' })
    })
  })

  it('the database has neither code nor link in it', async () => {
    const { link } = await asked('digest@example.com')
    const rows = JSON.stringify(await db().select().from(identityMailProofs))
    expect(rows).not.toContain(link)
  })

  it('a mailbox gets five letters an hour, however many ask', async () => {
    const outcomes = []
    for (let asks = 0; asks < 7; asks += 1) outcomes.push((await ask('buried@example.com')).ok)
    expect(outcomes).toEqual([true, true, true, true, true, false, false])
  })
})
