import { eq, isNull } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { usualRetention } from '../../domain/retention/usual-retention.ts'
import type { Db } from '../db/database.ts'
import { submissions } from '../db/schema/submissions.ts'
import { uploads } from '../db/schema/uploads.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { forgetOldData } from '../retention/forget-old-data.ts'
import { newFileKey } from './file-key.ts'
import { type MemoryStore, memoryStore } from './memory-store.fake.ts'
import { removeOrphans } from './remove-orphans.ts'
import { wordsStream } from './streams.fake.ts'
import { keptUpload } from './uploads.fake.ts'

const now = new Date('2026-11-15T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const down = { ok: false, code: 'unavailable', reason: 'Nothing answers' } as const

onEachEngine((db) => {
  let store: MemoryStore
  beforeEach(() => {
    store = memoryStore()
    store.setTime(hoursAgo(1000))
  })
  afterEach(async () => {
    await db().delete(uploads)
    await db().delete(submissions)
  })

  const stray = async () => {
    const key = newFileKey()
    await store.write(key, wordsStream('bytes'))
    return key
  }
  const file = async (hours: number, submission?: string): Promise<string> =>
    keptUpload(db(), { key: await stray(), createdAt: hoursAgo(hours), ...(submission ? { submission } : {}) })
  const submission = async (receivedAt: Date): Promise<string> => {
    const reference = `AU-C-${Math.random()}`
    const person = { edition: 'en-au', email: 'kirra@example.com' }
    const row = { ...person, form: 'contact', reference, idempotencyKey: reference, fields: {}, lines: [], receivedAt }
    const [kept] = await db().insert(submissions).values(row).returning({ id: submissions.id })
    return kept?.id ?? ''
  }
  const idsLeft = async () => (await db().select({ id: uploads.id }).from(uploads)).map(({ id }) => id)
  const clean = (on: Db = db()) => removeOrphans(on, store, now)

  describe('files without a form', () => {
    it('go after a day, bytes and row', async () => {
      const ids = [await file(23), await file(500, await submission(now))]
      await file(25)
      await file(300)
      expect(await clean()).toEqual({ unclaimed: { removed: 2 }, strays: { removed: 0 } })
      expect((await idsLeft()).toSorted()).toEqual(ids.toSorted())
      expect(store.files.size).toBe(2)
      expect(await clean()).toEqual({ unclaimed: { removed: 0 }, strays: { removed: 0 } })
    })

    it('keep their row while their bytes cannot be removed, and cannot be claimed meanwhile', async () => {
      await file(25)
      store.fail(down)
      expect(await clean()).toMatchObject({ unclaimed: { removed: 0, trouble: 'Nothing answers' } })
      const [row] = await db().select().from(uploads)
      expect(row).toMatchObject({ discardedAt: now, sender: null })
      store.fail(undefined)
      expect(await clean()).toMatchObject({ unclaimed: { removed: 1 } })
      expect([await idsLeft(), store.files.size]).toEqual([[], 0])
    })

    it('are removed once by several processes at a time', async () => {
      for (let each = 0; each < 7; each += 1) await file(30)
      const all = await Promise.all([clean(), clean(), clean()])
      expect(all.every(({ unclaimed }) => unclaimed.trouble === undefined)).toBe(true)
      expect([await idsLeft(), store.files.size]).toEqual([[], 0])
    })

    it('are more than one batch, and all go', async () => {
      for (let each = 0; each < 120; each += 1) await file(30)
      expect(await clean()).toMatchObject({ unclaimed: { removed: 120 } })
    })
  })

  it('a file that a form is just claiming stays', async () => {
    for (let round = 0; round < 8; round += 1) {
      const id = await file(25)
      const mine = await submission(now)
      const claim = db().transaction(async (unit) => {
        const [held] = await unit.select().from(uploads).where(eq(uploads.id, id)).for('update')
        if (!held || held.discardedAt) return false
        await new Promise((resolve) => setImmediate(resolve))
        await unit.update(uploads).set({ submission: mine }).where(eq(uploads.id, id))
        return true
      })
      const [claimed] = await Promise.all([claim, clean()])
      const [row] = await db().select().from(uploads).where(eq(uploads.id, id))
      expect({ row: row !== undefined, bytes: store.files.size === 1 }).toEqual({ row: claimed, bytes: claimed })
      await db().delete(uploads)
      store.files.clear()
    }
  })

  it('the files of a submission go when it is forgotten', async () => {
    const retention = { ...usualRetention, 'en-au': { ...usualRetention['en-au'], contact: 100 } }
    await file(24 * 101, await submission(hoursAgo(24 * 101)))
    const kept = await file(24 * 99, await submission(hoursAgo(24 * 99)))
    await forgetOldData(db(), retention, now)
    expect(await db().$count(uploads, isNull(uploads.submission))).toBe(1)
    expect(await clean()).toMatchObject({ unclaimed: { removed: 1 } })
    expect([await idsLeft(), store.files.size]).toEqual([[kept], 1])
  })

  describe('bytes that the database does not know', () => {
    it('go when they are old: new ones are about to be noted', async () => {
      const kept = await file(1)
      await stray()
      store.setTime(hoursAgo(1))
      await stray()
      expect(await clean()).toMatchObject({ strays: { removed: 1 } })
      expect([await idsLeft(), store.files.size]).toEqual([[kept], 2])
    })

    it('stay when they are most of what there is: then it is the wrong database', async () => {
      for (let each = 0; each < 21; each += 1) await stray()
      await file(1)
      expect(await clean()).toMatchObject({
        strays: { removed: 0, trouble: 'Of 22 files in the store the database knows 1: is it the right one?' },
      })
      expect(store.files.size).toBe(22)
    })

    it('wait while the store is down', async () => {
      await stray()
      store.fail(down)
      expect(await clean()).toMatchObject({ strays: { removed: 0, trouble: 'Nothing answers' } })
    })
  })
})
