import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addFile, addOrder, addSubmission } from '../../api/account/account-site.fake.ts'
import { type RemoveIdentity, removePeople, removePerson } from '../../api/account/remove-person.ts'
import { backInStockRequests } from '../../api/db/schema/back-in-stock-requests.ts'
import { caseMessages } from '../../api/db/schema/case-messages.ts'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import { identityMailProofs } from '../../api/db/schema/identity-mail-proofs.ts'
import { identityPasskeys } from '../../api/db/schema/identity-passkeys.ts'
import { identityRecords } from '../../api/db/schema/identity-records.ts'
import { identitySignIns } from '../../api/db/schema/identity-sign-ins.ts'
import { letters } from '../../api/db/schema/letters.ts'
import { orders } from '../../api/db/schema/orders.ts'
import { people } from '../../api/db/schema/people.ts'
import { personAddresses } from '../../api/db/schema/person-addresses.ts'
import { personPools } from '../../api/db/schema/person-pools.ts'
import { personSignIns } from '../../api/db/schema/person-sign-ins.ts'
import { receivedMails } from '../../api/db/schema/received-mails.ts'
import { registeredProducts } from '../../api/db/schema/registered-products.ts'
import { submissions } from '../../api/db/schema/submissions.ts'
import { uploads } from '../../api/db/schema/uploads.ts'
import { Crash, crashingDb } from '../../api/db/test-databases/failing-steps.fake.ts'
import { onEachEngine } from '../../api/db/test-databases/on-each-engine.fake.ts'
import { factsOf } from '../../api/mail/edition-facts.fake.ts'
import { inEnvelope } from '../../api/mail/in-envelope.ts'
import { removeOwnIdentity } from './own-issuer.ts'

const now = new Date('2026-11-19T02:00:00Z')
const email = 'kerry@example.com'
const askedLongAgo = new Date('2026-11-12T01:59:59Z')
const all = [
  letters,
  orders,
  submissions,
  people,
  identityAccounts,
  identityRecords,
  uploads,
  backInStockRequests,
  receivedMails,
]

onEachEngine((db) => {
  const remove: RemoveIdentity = (unit, person) => removeOwnIdentity(db(), () => now)(unit, person)
  let files = 0
  const addPerson = async (deletionAskedAt: Date | null, address = email) => {
    const [account] = await db()
      .insert(identityAccounts)
      .values({ email: address, name: 'Kerry', edition: 'en-au' })
      .returning()
    const subject = account?.id ?? ''
    const [person] = await db()
      .insert(people)
      .values({ issuer: 'own', subject, email: address, name: 'Kerry', edition: 'en-au', deletionAskedAt })
      .returning()
    const id = person?.id ?? ''
    const end = new Date('2027-01-01T00:00:00Z')
    await db()
      .insert(identitySignIns)
      .values({ uid: `session ${subject}`, account: subject, device: 'Safari', way: 'passkey', expiresAt: end })
    await db()
      .insert(identityRecords)
      .values({ kind: 'RefreshToken', id: `token ${subject}`, payload: {}, account: subject })
    await db()
      .insert(identityPasskeys)
      .values({
        ...{ id: `key ${subject}`, account: subject, publicKey: Buffer.from('k'), counter: 0 },
        ...{ transports: [], synced: true, name: 'Phone' },
      })
    await db()
      .insert(identityMailProofs)
      .values({
        ...{ purpose: 'sign-up' as const, email: address, edition: 'en-au', codeDigest: 'c', linkDigest: subject },
        ...{ askedBy: 'nobody', expiresAt: end },
      })
    await db()
      .insert(personSignIns)
      .values({ person: id, signIn: 'one', email: address, provedAt: now, claimedAt: now })
    const street = {
      name: 'Kerry',
      phone: '',
      street: '12 Banksia Street',
      suburb: 'Kirrawee',
      state: 'NSW',
      postcode: '2232',
    }
    await db()
      .insert(personAddresses)
      .values({ person: id, edition: 'en-au', ...street })
    await db()
      .insert(personPools)
      .values({ person: id, pool: { shape: 'round', litres: 30_000 } })
    await db().insert(backInStockRequests).values({ sku: 'PW-S100', edition: 'en-au', email: address })
    const order = await addOrder(db(), address, { person: id })
    const repair = await addSubmission(db(), address, 'repair')
    const registration = await addSubmission(db(), address, 'registration')
    const kept = await addSubmission(db(), address, 'repair', { edition: 'en-nz' })
    await db().update(submissions).set({ person: id }).where(eq(submissions.email, address))
    const words = { name: 'Kerry', words: 'Any news?', key: 'k' }
    for (const { id: submission } of [repair, kept])
      await db()
        .insert(caseMessages)
        .values([
          { ...words, submission, from: 'customer', person: id },
          { ...words, submission, from: 'staff', key: 's' },
        ])
    for (const submission of [repair, registration, kept]) {
      files += 1
      await addFile(db(), submission.id, `file ${files}`)
    }
    const mail = { from: address, name: '', subject: '', words: 'Any news?' }
    const [stray] = await db()
      .insert(receivedMails)
      .values({ ...mail, messageId: `stray ${subject}`, state: 'stray' })
      .returning()
    await db()
      .insert(receivedMails)
      .values(
        [repair, kept].map(({ id: submission }) => ({
          ...{ ...mail, messageId: `${submission}`, state: 'threaded' as const, submission },
        })),
      )
    files += 1
    const waiting = {
      purpose: 'mail' as const,
      mediaType: 'image/jpeg' as const,
      bytes: 1,
      sender: `mail/${stray?.id}`,
    }
    await db()
      .insert(uploads)
      .values({ ...waiting, key: `file ${files}` })
    const letter = { subject: 'Hello', html: 'Hello', text: 'Hello' }
    const us = { name: '', address: factsOf('en-au').email }
    const message = inEnvelope({ key: subject, from: us, to: { name: '', address }, letter })
    await db()
      .insert(letters)
      .values([
        { message, person: id },
        { message, submission: repair.id },
        { message, order: order.id },
      ])
    return { id, kept }
  }

  /** Everything that there is of anybody. */
  const census = async () => ({
    people: await db().$count(people),
    accounts: await db().$count(identityAccounts),
    records: await db().$count(identityRecords),
    passkeys: await db().$count(identityPasskeys),
    proofs: await db().$count(identityMailProofs),
    signIns: (await db().$count(identitySignIns)) + (await db().$count(personSignIns)),
    addresses: await db().$count(personAddresses),
    pools: await db().$count(personPools),
    waiting: await db().$count(backInStockRequests),
    submissions: await db().$count(submissions),
    registrations: await db().$count(registeredProducts),
    messages: await db().$count(caseMessages),
    mails: await db().$count(receivedMails),
    letters: await db().$count(letters),
    orders: await db().$count(orders),
    ownedOrders: (await db().select().from(orders)).filter(({ person }) => person !== null).length,
    files: (await db().select().from(uploads)).filter(({ discardedAt }) => discardedAt === null).length,
  })

  beforeEach(async () => {
    for (const table of all) await db().delete(table)
  })
  afterEach(async () => {
    for (const table of all) await db().delete(table)
  })

  describe('who asked a week ago to be deleted', () => {
    it('is gone with everything but what the law wants, and nobody else is', async () => {
      await addPerson(null, 'other@example.com')
      const others = await census()
      const { id, kept } = await addPerson(askedLongAgo)
      expect(await removePeople(db(), remove, now)).toBe(1)
      expect(await census()).toEqual({
        ...others,
        orders: others.orders + 1,
        submissions: others.submissions + 1,
        letters: others.letters + 1,
        files: others.files + 1,
      })
      const left = await db().select().from(submissions).where(eq(submissions.email, email))
      expect(left).toMatchObject([{ id: kept.id, person: null }])
      expect(await removePerson(db(), id, remove, now)).toBe(false)
    })

    it('stays while the week is not over, and after a change of mind', async () => {
      const { id } = await addPerson(new Date('2026-11-12T02:00:01Z'))
      const before = await census()
      expect(await removePeople(db(), remove, now)).toBe(0)
      await db().update(people).set({ deletionAskedAt: null }).where(eq(people.id, id))
      expect(await removePeople(db(), remove, new Date('2027-11-19T02:00:00Z'))).toBe(0)
      expect(await census()).toEqual(before)
    })

    it('goes once, where two servers look together', async () => {
      await addPerson(askedLongAgo)
      const removed = await Promise.all([removePeople(db(), remove, now), removePeople(db(), remove, now)])
      expect(removed.toSorted()).toEqual([0, 1])
    })
  })

  /** Before how many statements the process could be killed. */
  const steps = async (id: string): Promise<number> => {
    const { db: counted, count } = crashingDb(db(), 0)
    expect(await removePerson(counted, id, remove, now)).toBe(true)
    return count.steps
  }

  it('a process that is killed on the way leaves all of somebody, and the next look removes all', async () => {
    const most = await steps((await addPerson(askedLongAgo)).id)
    expect(most).toBeGreaterThan(9)
    for (let crashAt = 1; crashAt <= most; crashAt += 1) {
      for (const table of all) await db().delete(table)
      const { id } = await addPerson(askedLongAgo)
      const before = await census()
      await expect(removePerson(crashingDb(db(), crashAt).db, id, remove, now)).rejects.toThrow(Crash)
      expect(await census()).toEqual(before)
      expect(await removePerson(db(), id, remove, now)).toBe(true)
      expect(await census()).toMatchObject({ people: 0, accounts: 0, messages: 0, ownedOrders: 0 })
    }
  })

  it('without the transaction the same would leave half of somebody', async () => {
    const { id } = await addPerson(askedLongAgo)
    const before = await census()
    await expect(removePerson(crashingDb(db(), 8, false).db, id, remove, now)).rejects.toThrow(Crash)
    const after = await census()
    expect(after).not.toEqual(before)
    expect(after.people).toBe(1)
  })
})
