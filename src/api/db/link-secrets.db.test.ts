import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { keptSecret } from './kept-secret.ts'
import { linkSecrets } from './link-secrets.ts'
import { secrets } from './schema/secrets.ts'
import { onEachEngine } from './test-databases/on-each-engine.fake.ts'

const year = 365 * 86_400_000
const start = 57 * year
const at = (years: number) => new Date(start + years * year)

onEachEngine((db) => {
  afterEach(() => db().delete(secrets))

  describe('what links in letters are signed with', () => {
    it('is made once, by however many servers start together', async () => {
      const all = await Promise.all(Array.from({ length: 6 }, () => linkSecrets(db(), 'links', at(0))))
      expect(new Set(all.map((kept) => kept.join())).size).toBe(1)
      expect(all[0]).toHaveLength(1)
    })

    it('is another each year, and what the one before has signed is good for a year more', async () => {
      const [first] = await linkSecrets(db(), 'links', at(0.99))
      const all = await Promise.all(Array.from({ length: 6 }, () => linkSecrets(db(), 'links', at(1))))
      const [second, ...before] = await linkSecrets(db(), 'links', at(1.99))
      expect(new Set(all.map((kept) => kept.join()))).toEqual(new Set([[second, first].join()]))
      expect([before, second === first]).toEqual([[first], false])
      const third = await linkSecrets(db(), 'links', at(2))
      expect(third.slice(1)).toEqual([second])
      // Whose clock is behind signs with what there is.
      expect(await linkSecrets(db(), 'links', at(1.9))).toEqual(third)
    })

    it('takes over from the one that was kept before there were periods, and leaves others alone', async () => {
      const kept = await keptSecret(db(), 'links')
      await db()
        .update(secrets)
        .set({ madeAt: at(-1) })
        .where(eq(secrets.name, 'links'))
      const other = await keptSecret(db(), 'links of others')
      expect(await linkSecrets(db(), 'links', at(-0.5))).toEqual([kept])
      expect((await linkSecrets(db(), 'links', at(0.5))).slice(1)).toEqual([kept])
      expect(await linkSecrets(db(), 'links', at(1.5))).not.toContain(kept)
      expect(await keptSecret(db(), 'links of others')).toBe(other)
    })
  })
})
