import { expect, it } from 'vitest'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import { identityMailProofs } from '../../api/db/schema/identity-mail-proofs.ts'
import { identityRecords } from '../../api/db/schema/identity-records.ts'
import { identitySignIns } from '../../api/db/schema/identity-sign-ins.ts'
import { onEachEngine } from '../../api/db/test-databases/on-each-engine.fake.ts'
import { forgetIdentity } from './forget-identity.ts'

const now = new Date('2026-11-19T12:00:00Z')
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

onEachEngine((db) => {
  it('forgets what is over, and nothing else', async () => {
    const [person] = await db()
      .insert(identityAccounts)
      .values({ email: 'kerry@example.com', name: 'Kerry', edition: 'en-au' })
      .returning()
    const account = person?.id ?? ''
    const record = (id: string, minutes: number | null) => ({
      kind: 'Session',
      id,
      payload: {},
      expiresAt: minutes === null ? null : inMinutes(minutes),
    })
    await db()
      .insert(identityRecords)
      .values([record('over', -1), record('good', 1), record('for ever', null)])
    const proof = (name: string, minutes: number) => ({
      purpose: 'sign-up' as const,
      email: `${name}@example.com`,
      edition: 'en-au',
      codeDigest: name,
      linkDigest: name,
      askedBy: 'x',
      expiresAt: inMinutes(minutes),
    })
    // Over, but the page on which it is waited for is not: another letter is sent with what was typed for this one.
    await db()
      .insert(identityMailProofs)
      .values([proof('old', -61), proof('waited-for', -59), proof('good', 10)])
    const signIn = (uid: string, minutes: number) => ({
      uid,
      account,
      device: 'Safari',
      way: 'letter',
      expiresAt: inMinutes(minutes),
    })
    await db()
      .insert(identitySignIns)
      .values([signIn('ended', -1), signIn('here', 1)])

    expect(await forgetIdentity(db(), now)).toEqual({ records: 1, proofs: 1, signIns: 1 })
    expect((await db().select().from(identityRecords)).map(({ id }) => id).toSorted()).toEqual(['for ever', 'good'])
    expect((await db().select().from(identityMailProofs)).map(({ linkDigest }) => linkDigest).toSorted()).toEqual([
      'good',
      'waited-for',
    ])
    expect((await db().select().from(identitySignIns)).map(({ uid }) => uid)).toEqual(['here'])
  })
})
