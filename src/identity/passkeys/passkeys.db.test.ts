import { describe, expect, it } from 'vitest'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import { onEachEngine } from '../../api/db/test-databases/on-each-engine.fake.ts'
import { testSecret } from '../test-services.fake.ts'
import { createAuthenticator } from './authenticator.fake.ts'
import {
  addPasskey,
  passkeysOf,
  registrationOptions,
  removePasskey,
  signInByPasskey,
  signInOptions,
} from './passkeys.ts'

const origin = 'https://www.example.com'

onEachEngine((db) => {
  let at = Date.UTC(2026, 10, 19, 12)
  const services = () => ({ db: db(), secret: testSecret, publicUrl: origin, now: () => new Date(at) })
  let people = 0
  const addPerson = async () => {
    const fields = { email: `person-${people++}@example.com`, name: 'Kerry', edition: 'en-au' }
    const [row] = await db().insert(identityAccounts).values(fields).returning()
    return row?.id as string
  }
  const options = async (account: string, here = 'session') => {
    const asked = await registrationOptions(services(), { account, here })
    if (!asked) throw new Error('No passkey can be added')
    return asked
  }
  const register = async (account: string, settings: { counter?: number } = {}) => {
    const device = createAuthenticator()
    const response = device.register(await options(account), { origin, ...settings })
    expect(await addPasskey(services(), db(), { account, here: 'session', name: 'Phone', response })).toBe(true)
    return device
  }
  const signIn = async (
    device: ReturnType<typeof createAuthenticator>,
    settings: Partial<Parameters<typeof device.signIn>[1]> = {},
    [asked, answered] = ['here', 'here'],
  ) => {
    const response = device.signIn(await signInOptions(services(), asked as string), { origin, ...settings })
    return signInByPasskey(services(), { here: answered as string, response })
  }

  describe('a passkey', () => {
    it('signs in whose it is, and says whether it has seen the person', async () => {
      const account = await addPerson()
      const device = await register(account)
      expect(await signIn(device)).toEqual({ account, verifiedPerson: true })
      expect(await signIn(device, { verifies: false })).toEqual({ account, verifiedPerson: false })
      expect(await passkeysOf(db(), account)).toMatchObject([{ name: 'Phone', usedAt: expect.any(Date) }])
    })

    it('signs for our pages alone, for where it was asked, and for five minutes', async () => {
      const device = await register(await addPerson())
      expect(await signIn(device, { origin: 'https://www.example.com.evil.example' })).toBeUndefined()
      expect(await signIn(device, { origin: 'http://www.example.com' })).toBeUndefined()
      expect(await signIn(device, {}, ['here', 'elsewhere'])).toBeUndefined()
      const late = device.signIn(await signInOptions(services(), 'here'), { origin })
      at += 5 * 60_000 + 1
      expect(await signInByPasskey(services(), { here: 'here', response: late })).toBeUndefined()
    })

    it('that nobody knows, or whose signature was made by another, lets nobody in', async () => {
      const device = await register(await addPerson())
      expect(await signIn(createAuthenticator())).toBeUndefined()
      const asked = await signInOptions(services(), 'here')
      const [own, strange] = [device.signIn(asked, { origin }), createAuthenticator().signIn(asked, { origin })]
      const forged = { ...own, response: { ...own.response, signature: strange.response.signature } }
      expect(await signInByPasskey(services(), { here: 'here', response: forged })).toBeUndefined()
      for (const broken of [{}, { id: own.id }, { ...own, response: {} }, { ...own, id: 7 }])
        expect(await signInByPasskey(services(), { here: 'here', response: broken as never })).toBeUndefined()
    })

    it('that counts, and has counted back, is a copy', async () => {
      const device = await register(await addPerson(), { counter: 4 })
      expect(await signIn(device, { counter: 5 })).toBeDefined()
      expect(await signIn(device, { counter: 5 })).toBeUndefined()
      expect(await signIn(device, { counter: 3 })).toBeUndefined()
      expect(await signIn(device, { counter: 6 })).toBeDefined()
    })

    it('belongs to one account, and is added in the session that asked', async () => {
      const [account, other] = [await addPerson(), await addPerson()]
      const device = createAuthenticator()
      const response = device.register(await options(account), { origin })
      expect(await addPasskey(services(), db(), { account, here: 'another', name: 'x', response })).toBe(false)
      expect(await addPasskey(services(), db(), { account, here: 'session', name: 'x', response })).toBe(true)
      const again = device.register(await options(other), { origin })
      expect(await addPasskey(services(), db(), { account: other, here: 'session', name: 'x', response: again })).toBe(
        false,
      )
      expect(await signIn(device)).toMatchObject({ account })
    })

    it('is not asked for twice on one device, and no account has more than twenty', async () => {
      const account = await addPerson()
      await register(account)
      const [first] = await passkeysOf(db(), account)
      expect((await options(account)).excludeCredentials).toMatchObject([{ id: first?.id }])
      for (let count = 1; count < 20; count += 1) await register(account)
      expect(await registrationOptions(services(), { account, here: 'session' })).toBeUndefined()
    })

    it('that was removed lets nobody in; only its owner removes it', async () => {
      const [account, other] = [await addPerson(), await addPerson()]
      const device = await register(account)
      const [{ id } = { id: '' }] = await passkeysOf(db(), account)
      expect(await removePasskey(db(), other, id)).toBe(false)
      expect(await removePasskey(db(), account, id)).toBe(true)
      expect(await signIn(device)).toBeUndefined()
    })
  })
})
