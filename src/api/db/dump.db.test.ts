import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addOrder } from '../account/account-site.fake.ts'
import { fakeDealer } from '../dealers/dealers.fake.ts'
import { refreshDealers } from '../dealers/refresh-dealers.ts'
import type { Db } from './database.ts'
import { dumpDatabase, restoreDatabase } from './dump.ts'
import { keptSecret } from './kept-secret.ts'
import { linkSecrets } from './link-secrets.ts'
import { caseMessages } from './schema/case-messages.ts'
import { dealers } from './schema/dealers.ts'
import { demoBookings } from './schema/demo-bookings.ts'
import { identityAccounts } from './schema/identity-accounts.ts'
import { identityPasskeys } from './schema/identity-passkeys.ts'
import { letters } from './schema/letters.ts'
import { orderLines, orders } from './schema/orders.ts'
import { people } from './schema/people.ts'
import { personAddresses } from './schema/person-addresses.ts'
import { personPools } from './schema/person-pools.ts'
import { registeredProducts } from './schema/registered-products.ts'
import { roleChanges } from './schema/role-changes.ts'
import { secrets } from './schema/secrets.ts'
import { serviceReminders } from './schema/service-reminders.ts'
import { staffActs } from './schema/staff-acts.ts'
import { stock, stockLedger } from './schema/stock.ts'
import { submissions } from './schema/submissions.ts'
import { uploads } from './schema/uploads.ts'
import { onEachEngine } from './test-databases/on-each-engine.fake.ts'

const address = { name: 'Kirra', address: 'kirra@example.com' }
const message = { messageId: '<a@b.example>', from: address, to: address, subject: 'Ngā mihi', html: '<p>', text: '“' }

const submission = (number: number) => ({
  reference: `AU-C-${number}`,
  form: 'contact',
  edition: 'en-au',
  idempotencyKey: `${number}`,
  email: 'kirra@example.com',
  fields: { message: 'a line\nand “another”, with \\ and \u0001', yes: true, figure: 7.25, files: ['a', 'b'] },
  lines: [{ field: 'message', label: 'Message', value: '{"table":"letters"}' }],
})

/** Somebody with a passkey, a pool, an address, a message and a reminder. */
const fillPeople = async (db: Db, submission: string): Promise<void> => {
  const email = 'kirra@example.com'
  const [account] = await db.insert(identityAccounts).values({ email, name: 'Kirra', edition: 'en-au' }).returning()
  const subject = account?.id ?? ''
  const key = {
    publicKey: Buffer.from([0, 255, 92]),
    counter: 7,
    transports: ['usb'],
    synced: false,
    name: 'Phone “ō”',
  }
  await db.insert(identityPasskeys).values({ id: 'key', account: subject, ...key })
  const own = { issuer: 'own', subject, email, name: 'Kirra', edition: 'en-au', role: 'staff' } as const
  const [person] = await db.insert(people).values(own).returning()
  const id = person?.id ?? ''
  const street = { street: '12 Banksia Street', suburb: 'Kirrawee', state: 'NSW', postcode: '2232' }
  await db.insert(personAddresses).values({ person: id, edition: 'en-au', name: 'Kirra', phone: '', ...street })
  await db.insert(personPools).values({ person: id, pool: { shape: 'round', litres: 30_000, tree: 'under a “gum”' } })
  await db
    .insert(caseMessages)
    .values({ submission, from: 'customer', person: id, name: 'Kirra', words: 'a\nb', key: 'k' })
  await db.insert(roleChanges).values({ person: id, from: 'customer', to: 'staff', who: 'jo' })
  await db.insert(serviceReminders).values({ product: submission, dueOn: '2027-03-15' })
  await db.update(submissions).set({ person: id }).where(eq(submissions.id, submission))
}

const fill = async (db: Db): Promise<string[]> => {
  const rows = await db
    .insert(submissions)
    .values(Array.from({ length: 1201 }, (_, number) => submission(number)))
    .returning({ id: submissions.id })
  const [first, second] = rows.map(({ id }) => id)
  await refreshDealers(db, 'en-au', [fakeDealer()])
  const wish = { submission: first ?? '', edition: 'en-au', dealer: fakeDealer().slug } as const
  await db.insert(demoBookings).values([
    { ...wish, day: '2026-11-18', seat: 1 },
    { ...wish, day: '2026-11-25', seat: 2, half: 'morning', state: 'declined' },
  ])
  await db.insert(registeredProducts).values({
    submission: first ?? '',
    edition: 'en-au',
    email: 'kirra@example.com',
    product: 'dolphin-s200',
    serialNumber: 'AU24-1234567-K',
    dealer: 'shop',
    purchasedOn: '2026-03-15',
  })
  await db.insert(uploads).values({
    submission: first,
    purpose: 'receipt',
    key: 'ab/abc',
    mediaType: 'application/pdf',
    bytes: 7,
    name: 'ō.pdf',
  })
  await fillPeople(db, first ?? '')
  const waiting = await db
    .insert(letters)
    .values([
      { submission: second, message },
      { submission: second, message, state: 'sent', sentAt: new Date() },
    ])
    .returning()
  return waiting.filter(({ state }) => state === 'queued').map(({ id }) => id)
}

const everything = async (db: Db) => [
  await db.select().from(dealers),
  await db.select().from(demoBookings).orderBy(demoBookings.day),
  await db.select().from(submissions).orderBy(submissions.id),
  await db.select().from(registeredProducts),
  await db.select().from(letters).orderBy(letters.id),
  await db.select().from(uploads),
  await db.select().from(people),
  await db.select().from(personAddresses),
  await db.select().from(personPools),
  await db.select().from(caseMessages),
  await db.select().from(serviceReminders),
  await db.select().from(roleChanges),
  await db.select().from(identityAccounts),
  await db.select().from(identityPasskeys),
]

const clear = async (db: Db): Promise<void> => {
  await db.delete(uploads)
  await db.delete(submissions)
  await db.delete(people)
  await db.delete(identityAccounts)
}

const dumpOf = async (db: Db): Promise<string[]> => {
  const lines: string[] = []
  await dumpDatabase(db, async (line) => {
    lines.push(line)
  })
  return lines
}

const asLines = async function* (lines: readonly string[]) {
  yield* lines
}

onEachEngine((db) => {
  describe('a dump', () => {
    it('holds everything, goes back into an empty database, and nowhere else', async () => {
      const waiting = await fill(db())
      const before = await everything(db())
      const lines = await dumpOf(db())
      expect(lines).toHaveLength(1 + 1201 + 2 + 1 + 2 + 1 + 8 + 38 + 1)
      expect(await restoreDatabase(db(), asLines(lines))).toMatchObject({ ok: false })
      expect(await everything(db())).toEqual(before)
      await clear(db())
      expect(await restoreDatabase(db(), asLines(lines))).toEqual({ ok: true, letters: waiting })
      expect(await everything(db())).toEqual(before)
    })

    it('has every table, but for what is made anew or is nobody’s to keep', async () => {
      const { rows } = await db().execute<{ name: string }>(
        sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
      )
      const dumped = (await dumpOf(db())).flatMap((line) =>
        line.startsWith('{"table":') ? [JSON.parse(line).table] : [],
      )
      const left = rows.map(({ name }) => name).filter((name) => !dumped.includes(name))
      expect(left.toSorted()).toEqual([
        ...['identity_keys', 'identity_mail_proofs', 'identity_records', 'identity_sign_ins'],
        ...['spent_proofs', 'staff_presence', 'turn_counts'],
      ])
    })

    it('brings back what staff did, what was sold with its letters, and what links in letters are signed with', async () => {
      await clear(db())
      const sold = await addOrder(db(), 'kirra@example.com', { person: null })
      await db().insert(letters).values({ order: sold.id, message })
      await db().insert(stock).values({ sku: 'PW-9', onHand: 3, bay: 'A1' })
      await db().insert(stockLedger).values({ sku: 'PW-9', change: 3, reason: 'counted', who: 'Ana' })
      const act = { name: 'Ana', act: 'counted', subject: 'stock' as const, of: 'PW-9', at: new Date() }
      await db()
        .insert(staffActs)
        .values({ ...act, before: { onHand: 1 }, after: { onHand: 3 } })
      const nextYear = new Date(Date.now() + 365 * 86_400_000)
      const [first, challenges] = [await keptSecret(db(), 'demo links'), await keptSecret(db(), 'robot-challenges')]
      const links = await linkSecrets(db(), 'demo links', nextYear)
      expect(links).toEqual([expect.any(String), first])
      await db().execute(sql`select setval('order_running', 20007)`)
      const tables = () =>
        Promise.all(
          [orders, orderLines, letters, stock, stockLedger, staffActs].map((table) => db().select().from(table)),
        )
      const before = await tables()
      const lines = await dumpOf(db())

      for (const table of [orders, stockLedger, stock, staffActs, letters, secrets]) await db().delete(table)
      await db().execute(sql`select setval('order_running', 10001)`)
      // As a server leaves it that has run on it before.
      await db().insert(stock).values({ sku: 'PW-9', onHand: 50 })
      await db().insert(stockLedger).values({ sku: 'PW-9', change: 50, reason: 'first count', who: 'shop' })
      expect(await linkSecrets(db(), 'demo links', nextYear)).not.toContain(first)
      expect(await restoreDatabase(db(), asLines(lines))).toMatchObject({ ok: true })
      expect(await tables()).toEqual(before)
      expect(await linkSecrets(db(), 'demo links', nextYear)).toEqual(links)
      expect(await keptSecret(db(), 'robot-challenges')).not.toBe(challenges)
      const next = await db().execute<{ next: string | number }>(sql`select nextval('order_running') as next`)
      expect(Number(next.rows[0]?.next)).toBe(20_008)
      await db()
        .insert(staffActs)
        .values({ ...act, before: {}, after: {} })
      for (const table of [letters, orders, stockLedger, stock, staffActs, secrets]) await db().delete(table)
    })

    it('that is cut off in the middle of a line leaves the database empty', async () => {
      await clear(db())
      await fill(db())
      const lines = await dumpOf(db())
      await clear(db())
      const spoiled = [...lines.slice(0, 700), lines[700]?.slice(0, 20) ?? '']
      await expect(restoreDatabase(db(), asLines(spoiled))).rejects.toThrow()
      expect(await db().$count(submissions)).toBe(0)
    })
  })
})
