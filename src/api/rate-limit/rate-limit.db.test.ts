import { describe, expect, it } from 'vitest'
import { rateLimitCounts } from '../db/schema/rate-limit-counts.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { consumeLimit } from './rate-limit.ts'

const limit = { what: 'form', atMost: 3, seconds: 60 }
const noon = new Date('2026-11-15T12:00:00Z')
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000)

onEachEngine((db) => {
  const attempts = async (who: string, at: Date, times: number) => {
    const allowed = []
    for (let each = 0; each < times; each += 1) allowed.push((await consumeLimit(db(), limit, who, at)).ok)
    return allowed
  }

  describe('attempts', () => {
    it('are as many as the limit says, then come again with the next window', async () => {
      expect(await attempts('one', noon, 5)).toEqual([true, true, true, false, false])
      expect(await consumeLimit(db(), limit, 'one', later(42))).toEqual({ ok: false, retryAfterSeconds: 18 })
      expect(await attempts('one', later(60), 1)).toEqual([true])
    })

    it('are everybody’s own, and each thing’s own', async () => {
      expect(await attempts('two', noon, 3)).toEqual([true, true, true])
      expect(await attempts('three', noon, 1)).toEqual([true])
      expect(await consumeLimit(db(), { ...limit, what: 'upload' }, 'two', noon)).toEqual({ ok: true })
    })

    it('are counted right when thirty come together', async () => {
      const all = await Promise.all(Array.from({ length: 30 }, () => consumeLimit(db(), limit, 'flood', noon)))
      expect(all.filter(({ ok }) => ok)).toHaveLength(3)
    })

    it('do not tell whose they are', async () => {
      await consumeLimit(db(), limit, '203.0.113.7', noon)
      expect(JSON.stringify(await db().select().from(rateLimitCounts))).not.toContain('203.0.113')
    })
  })
})
