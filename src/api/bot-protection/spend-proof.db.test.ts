import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { spentProofs } from '../db/schema/spent-proofs.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { spendProof } from './spend-proof.ts'

const noon = new Date('2026-11-15T12:00:00Z')
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

onEachEngine((db) => {
  const spend = (signature: string, at = noon) =>
    spendProof(db(), { signature, expiresAt: new Date(at.getTime() + 600_000) }, at)

  const remembered = async () => {
    const rows = await db().select().from(spentProofs)
    return rows.map(({ signature }) => signature).toSorted()
  }

  describe('a proof that is spent', () => {
    it('is spent once, also by eight at the same time', async () => {
      // Eight connections, open before the race begins.
      await Promise.all(Array.from({ length: 8 }, () => db().execute(sql`select pg_sleep(0.1)`)))
      const all = await Promise.all(Array.from({ length: 8 }, () => spend('a')))
      expect(all.filter((first) => first)).toHaveLength(1)
      expect(await spend('a')).toBe(false)
      expect(await spend('b')).toBe(true)
    })

    it('is remembered until it is too late for every server, and no longer', async () => {
      await spend('old')
      await spend('late', later(60))
      expect(await remembered()).toContain('old')
      await spend('later', later(71))
      expect(await remembered()).toEqual(['late', 'later'])
    })
  })
})
