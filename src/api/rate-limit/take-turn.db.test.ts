import { describe, expect, it } from 'vitest'
import { onEachEngine } from '../db/engines/on-each-engine.ts'
import { turnCounts } from '../db/schema/turn-counts.ts'
import { takeTurn } from './take-turn.ts'

const limit = { what: 'form', atMost: 3, seconds: 60 }
const noon = new Date('2026-11-15T12:00:00Z')
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000)

onEachEngine((db) => {
  const turns = async (who: string, at: Date, times: number) => {
    const taken = []
    for (let each = 0; each < times; each += 1) taken.push((await takeTurn(db(), limit, who, at)).ok)
    return taken
  }

  describe('turns', () => {
    it('are as many as the limit says, then come again with the next span', async () => {
      expect(await turns('one', noon, 5)).toEqual([true, true, true, false, false])
      expect(await takeTurn(db(), limit, 'one', later(42))).toEqual({ ok: false, retryAfterSeconds: 18 })
      expect(await turns('one', later(60), 1)).toEqual([true])
    })

    it('are everybody’s own, and each thing’s own', async () => {
      expect(await turns('two', noon, 3)).toEqual([true, true, true])
      expect(await turns('three', noon, 1)).toEqual([true])
      expect(await takeTurn(db(), { ...limit, what: 'upload' }, 'two', noon)).toEqual({ ok: true, taken: 1 })
    })

    it('are counted right when thirty come together', async () => {
      const all = await Promise.all(Array.from({ length: 30 }, () => takeTurn(db(), limit, 'flood', noon)))
      expect(all.filter(({ ok }) => ok)).toHaveLength(3)
    })

    it('do not tell whose they are', async () => {
      await takeTurn(db(), limit, '203.0.113.7', noon)
      expect(JSON.stringify(await db().select().from(turnCounts))).not.toContain('203.0.113')
    })
  })
})
