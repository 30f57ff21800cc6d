import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import { identityRecoveryCodes } from '../../api/db/schema/identity-recovery-codes.ts'
import { identitySignIns } from '../../api/db/schema/identity-sign-ins.ts'
import { onEachEngine } from '../../api/db/test-databases/on-each-engine.fake.ts'
import { endSignIns } from './end-sign-ins.ts'
import { ownIssuerPeople } from './own-issuer.ts'

const now = new Date('2026-11-19T02:00:00Z')
const provedAt = new Date('2026-11-19T01:50:00Z')

onEachEngine((db) => {
  afterEach(() => db().delete(identityAccounts))
  const open = () => ownIssuerPeople(db(), () => now)
  const addAccount = async (email: string, uid: string, expiresAt = new Date('2026-12-19T02:00:00Z')) => {
    const [account] = await db()
      .insert(identityAccounts)
      .values({ email, name: 'Kerry Walsh', edition: 'en-nz' })
      .returning()
    const id = account?.id ?? ''
    await db()
      .insert(identitySignIns)
      .values({ uid, account: id, device: 'Safari', way: 'passkey', expiresAt, provedAt })
    return id
  }

  it('a token counts while its sign-in is there, and says whose it is', async () => {
    const sub = await addAccount('kerry@example.com', 'one')
    expect(await open().ask({ sub, sid: 'one' }, '', undefined)).toEqual({
      state: 'known',
      person: { email: 'kerry@example.com', name: 'Kerry Walsh', edition: 'en-nz' },
      provedAt,
    })
    expect(await open().own?.hold(db(), { sub, sid: 'one' })).toBe(true)
    await endSignIns(db(), sub)
    expect(await open().ask({ sub, sid: 'one' }, '', undefined)).toEqual({ state: 'signed-out' })
    expect(await open().own?.hold(db(), { sub, sid: 'one' })).toBe(false)
  })

  it('a sign-in of somebody else, one that is over and one that is none count for nothing', async () => {
    const sub = await addAccount('kerry@example.com', 'one')
    await addAccount('other@example.com', 'two')
    const over = await addAccount('old@example.com', 'three', now)
    for (const claims of [
      { sub, sid: 'two' },
      { sub: over, sid: 'three' },
      { sub },
      { sub, sid: 7 },
      { sub: 'x', sid: 'one' },
    ])
      expect(await open().ask(claims, '', undefined)).toEqual({ state: 'signed-out' })
  })

  it('tells staff where somebody is signed in without what tokens call it, and ends one of them or all', async () => {
    const sub = await addAccount('kerry@example.com', 'one')
    const other = await addAccount('other@example.com', 'four')
    const expiresAt = new Date('2026-12-19T02:00:00Z')
    for (const uid of ['two', 'three'])
      await db()
        .insert(identitySignIns)
        .values({ uid, account: sub, device: `Firefox ${uid}`, way: 'pwd', expiresAt, provedAt })
    const { own } = open()
    const places = (await own?.places(sub)) ?? []
    expect(places.map(({ device }) => device).toSorted()).toEqual(['Firefox three', 'Firefox two', 'Safari'])
    for (const uid of ['one', 'two', 'three']) expect(JSON.stringify(places.map(({ id }) => id))).not.toContain(uid)
    const second = places.find(({ device }) => device === 'Firefox two')
    expect(await own?.endPlaces(db(), other, second?.id)).toEqual([])
    expect(await own?.endPlaces(db(), sub, second?.id)).toEqual([second])
    expect(await own?.endPlaces(db(), sub, second?.id)).toEqual([])
    expect(await own?.endPlaces(db(), sub)).toHaveLength(2)
    expect(await own?.places(sub)).toEqual([])
    expect(await open().ask({ sub, sid: 'one' }, '', undefined)).toEqual({ state: 'signed-out' })
    expect(await own?.places(other)).toHaveLength(1)
    expect(await own?.places('nobody')).toEqual([])
  })

  it('says what keeps an account safe', async () => {
    const sub = await addAccount('kerry@example.com', 'one')
    await db()
      .update(identityAccounts)
      .set({ password: 'hash', oneTimeSecret: 'secret' })
      .where(eq(identityAccounts.id, sub))
    await db()
      .insert(identityRecoveryCodes)
      .values([
        { account: sub, digest: 'a' },
        { account: sub, digest: 'b', usedAt: now },
      ])
    expect(await open().own?.security(sub)).toEqual({
      passkeys: 0,
      places: 1,
      hasPassword: true,
      hasOneTimeCodes: true,
      recoveryCodesLeft: 1,
    })
    expect(await open().own?.kept(sub)).toMatchObject({ passkeys: [], signIns: [{ device: 'Safari', way: 'passkey' }] })
  })
})
