import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../db/database.ts'
import { uploads } from '../db/schema/uploads.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { limits } from '../rate-limit/limits.ts'
import { type MemoryStore, memoryStore } from './memory-store.fake.ts'
import { receiptPdf } from './pdf.fake.ts'
import { mostInspections } from './receive-upload.ts'
import { brokenStream, endlessStream, streamOf } from './streams.fake.ts'
import { createTakeUpload, mostUnclaimed, type TakenUpload } from './take-upload.ts'
import { keptUpload } from './uploads.fake.ts'
import { noVirusScan, type VirusScan } from './virus-scan.ts'

const now = new Date('2026-11-15T12:00:00Z')

/** The same database, but its uploads cannot be written to. */
const failingDb = (db: Db, error: Error): Db =>
  Object.create(db, {
    insert: {
      value: (table: Parameters<Db['insert']>[0]) => {
        if (table === uploads) throw error
        return db.insert(table)
      },
    },
  })

onEachEngine((db) => {
  let store: MemoryStore
  let pdf: Buffer
  beforeEach(async () => {
    store = memoryStore()
    pdf = await receiptPdf()
  })

  const taker = (scan: VirusScan = noVirusScan, on = db(), limits?: Parameters<typeof createTakeUpload>[1]) =>
    createTakeUpload({ db: on, store, scan }, limits)
  const receipt = (address: string, more: { name?: string } = {}) => ({
    purpose: 'receipt' as const,
    stream: streamOf(pdf),
    declaredBytes: pdf.byteLength,
    address,
    ...more,
  })
  const rowOf = async (taken: TakenUpload) => {
    const [row] = taken.ok ? await db().select().from(uploads).where(eq(uploads.id, taken.id)) : []
    return row
  }

  describe('a file that is taken in', () => {
    it('is noted by what it is, where it lies and what it is called', async () => {
      const row = await rowOf(await taker()(receipt('one', { name: 'C:\\docs\\Receipt\u202e.pdf' }), now))
      expect(row).toMatchObject({
        purpose: 'receipt',
        mediaType: 'application/pdf',
        bytes: pdf.byteLength,
        name: 'Receipt.pdf',
        submission: null,
        discardedAt: null,
      })
      expect([...store.files.keys()]).toEqual([row?.key])
      expect(row?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/)
    })

    it('needs no name, and does not tell where it came from', async () => {
      const row = await rowOf(await taker()(receipt('203.0.113.77'), now))
      expect(row?.name).toBeNull()
      expect(row?.sender).toHaveLength(43)
      expect(JSON.stringify(row)).not.toContain('203.0.113')
    })
  })

  describe('a file that is not', () => {
    it('leaves neither bytes nor row when it breaks off, and can be sent again', async () => {
      const count = await db().$count(uploads)
      const cut = { ...receipt('two'), stream: brokenStream(pdf.subarray(0, 100)) }
      expect(await taker()(cut, now)).toMatchObject({ status: 400 })
      expect([store.files.size, await db().$count(uploads)]).toEqual([0, count])
      expect(await taker()(receipt('two'), now)).toMatchObject({ ok: true })
    })

    it('leaves no bytes when it cannot be noted', async () => {
      const cut = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
      expect(await taker(noVirusScan, failingDb(db(), cut))(receipt('three'), now)).toMatchObject({
        status: 503,
        reason: 'The database cannot be used: nobody answers there',
        retryAfterSeconds: 120,
      })
      expect(store.files.size).toBe(0)
      const bug = failingDb(db(), new Error('a bug'))
      await expect(taker(noVirusScan, bug)(receipt('three'), now)).rejects.toThrow('a bug')
      expect(store.files.size).toBe(0)
    })

    it('is not read at all when it is announced too large', async () => {
      const sender = endlessStream(new Uint8Array(1000))
      const large = { ...receipt('four'), stream: sender.stream, declaredBytes: 9_000_000 }
      expect(await taker()(large, now)).toMatchObject({ status: 413, message: expect.stringContaining('8 MB') })
      expect(sender.taken()).toBe(0)
    })

    it('is one too many of its sender in a while, whatever became of the others', async () => {
      const take = taker()
      const notAFile = () => ({ ...receipt('flood'), stream: streamOf(Buffer.from('x')), declaredBytes: 1 })
      for (let each = 0; each < limits.files.uploads.atMost; each += 1)
        expect(await take(notAFile(), now)).toMatchObject({ status: 415 })
      expect(await take(receipt('flood'), now)).toMatchObject({
        status: 429,
        message: 'Too many files have come from here. Send this one again in 10 min.',
        retryAfterSeconds: 600,
      })
      expect(await take(receipt('neighbour'), now)).toMatchObject({ ok: true })
    })

    it('is one too many of its sender without a form', async () => {
      const take = taker()
      const first = await rowOf(await take(receipt('hoarder'), now))
      const sender = first?.sender ?? ''
      for (let each = 1; each < mostUnclaimed; each += 1) await keptUpload(db(), { sender })
      expect(await take(receipt('hoarder'), now)).toMatchObject({ status: 429, retryAfterSeconds: 3600 })
    })
  })

  describe('files that come together', () => {
    it('are looked at a few at a time', async () => {
      let running = 0
      let most = 0
      const scan: VirusScan = async () => {
        running += 1
        most = Math.max(most, running)
        for (let each = 0; each < 3; each += 1) await new Promise((resolve) => setImmediate(resolve))
        running -= 1
        return { clean: true }
      }
      const take = taker(scan)
      const all = await Promise.all(Array.from({ length: 20 }, (_, each) => take(receipt(`person ${each}`), now)))
      expect(all.every(({ ok }) => ok)).toBe(true)
      expect(most).toBe(mostInspections)
      expect(store.files.size).toBe(20)
    })

    it('are held up to a number, in all and from one sender, and leave their place when they are through', async () => {
      const open = Promise.withResolvers<void>()
      const scan: VirusScan = async () => {
        await open.promise
        return { clean: true }
      }
      const take = taker(scan, db(), { most: 4, mostOfOne: 2 })
      const waiting = ['a', 'a', 'b', 'b'].map((who) => take(receipt(`${who} waits`), now))
      const busy = { status: 503, retryAfterSeconds: 60 }
      expect(await take(receipt('c waits'), now)).toMatchObject(busy)
      open.resolve()
      expect((await Promise.all(waiting)).every(({ ok }) => ok)).toBe(true)
      const two = [take(receipt('a waits'), now), take(receipt('a waits'), now)]
      expect(await take(receipt('a waits'), now)).toMatchObject(busy)
      expect(await take(receipt('c waits'), now)).toMatchObject({ ok: true })
      expect((await Promise.all(two)).every(({ ok }) => ok)).toBe(true)
    })
  })
})
