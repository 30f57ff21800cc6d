import { describe, expect, it } from 'vitest'
import { fakeDealer } from '../dealers/dealers.fake.ts'
import { refreshDealers } from '../dealers/refresh-dealers.ts'
import type { Db } from './database.ts'
import { dumpDatabase, restoreDatabase } from './dump.ts'
import { dealers } from './schema/dealers.ts'
import { demoBookings } from './schema/demo-bookings.ts'
import { letters } from './schema/letters.ts'
import { registeredProducts } from './schema/registered-products.ts'
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
]

const clear = async (db: Db): Promise<void> => {
  await db.delete(uploads)
  await db.delete(submissions)
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
      expect(lines).toHaveLength(1 + 1201 + 2 + 1 + 2 + 1 + 6)
      expect(await restoreDatabase(db(), asLines(lines))).toMatchObject({ ok: false })
      expect(await everything(db())).toEqual(before)
      await clear(db())
      expect(await restoreDatabase(db(), asLines(lines))).toEqual({ ok: true, letters: waiting })
      expect(await everything(db())).toEqual(before)
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
