import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { secrets } from '../db/schema/secrets.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { challengeSecret } from './challenge-secret.ts'

onEachEngine((db) => {
  describe('the secret of challenges', () => {
    it('is made once, however many servers need it first, and stays', async () => {
      // Eight connections, open before the race begins.
      await Promise.all(Array.from({ length: 8 }, () => db().execute(sql`select pg_sleep(0.1)`)))
      const made = await Promise.all(Array.from({ length: 8 }, () => challengeSecret(db())))
      expect(new Set(made).size).toBe(1)
      expect(await challengeSecret(db())).toBe(made[0])
      expect(await db().$count(secrets)).toBe(1)
      expect(made[0]).toMatch(/^[\w-]{43}$/)
    })
  })
})
