import { expect, it } from 'vitest'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import { onEachEngine } from '../../api/db/test-databases/on-each-engine.fake.ts'
import { isBack, openVisitors, problemsOf } from '../interaction/visitor.fake.ts'
import { testOrigin } from '../issuer/test-issuer.fake.ts'
import { createAuthenticator } from '../passkeys/authenticator.fake.ts'
import { addPasskey, registrationOptions } from '../passkeys/passkeys.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { lastLetter, testServices } from '../test-services.fake.ts'
import { signInByPassword } from './sign-in-by-password.ts'

const password = 'magpie over the filter'
const email = 'kerry@example.com'
const guesses = 1000

onEachEngine((db) => {
  // Early in an hour: guesses of one hour are counted together.
  const at = Math.floor(Date.now() / 3_600_000) * 3_600_000 + 60_000
  const now = () => new Date(at)
  const services = () => testServices(db(), now)
  const { openVisitor } = openVisitors(db, { now })

  it('a thousand guesses from elsewhere shut nobody out: letter, passkey and the device of before go on', async () => {
    const row = { email, name: 'Kerry', edition: 'en-nz', password: await hashPassword(password) }
    const [made] = await db().insert(identityAccounts).values(row).returning()
    const account = made?.id ?? ''
    const key = createAuthenticator()
    const asked = await registrationOptions(services(), { account, here: 'session' })
    if (!asked) throw new Error('No passkey can be added')
    const response = key.register(asked, { origin: testOrigin })
    await addPasskey(services(), db(), { account, here: 'session', name: 'Phone', response })
    const known = await openVisitor()
    expect(isBack(await known.post('password', { email, password }))).toBe(true)

    const reasons = new Set<string>()
    const guess = async (number: number): Promise<void> => {
      const address = `10.1.${number >> 8}.${number & 255}`
      const outcome = await signInByPassword(services(), { email, password: `guess ${number}`, address })
      if (!outcome.ok) reasons.add(outcome.reason)
    }
    for (let number = 0; number < guesses; number += 20)
      await Promise.all(Array.from({ length: 20 }, (_, at) => guess(number + at)))
    expect([...reasons].toSorted()).toEqual(['by-letter', 'wrong'])

    // Where nobody was in before even the right password has to wait, and says what does not.
    const stranger = await openVisitor()
    expect(problemsOf(await stranger.post('password', { email, password }))).toEqual([
      expect.stringMatching(/Have a code sent by email: it lets you in at once/),
    ])
    await stranger.post('letter', { email })
    expect(isBack(await stranger.post('code', { code: (await lastLetter(db())).code ?? '' }))).toBe(true)

    const byKey = await openVisitor()
    const options = JSON.parse((await byKey.open('passkey-options')).body)
    const sent = await byKey.send('passkey', key.signIn(options, { origin: testOrigin }))
    const { location } = JSON.parse(sent.body)
    expect(isBack(await byKey.go(new URL(location, testOrigin)))).toBe(true)

    const again = `${(await known.startAgain()).at.pathname}/password`
    expect(problemsOf(await known.postTo(again, { email, password: 'a typing error' }))).toEqual([
      expect.stringMatching(/don’t go together/),
    ])
    expect(isBack(await known.postTo(again, { email, password }))).toBe(true)
  })
})
