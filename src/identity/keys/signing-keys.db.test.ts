import { decodeProtectedHeader, importJWK, jwtVerify, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { onEachEngine } from '../../api/db/test-databases/on-each-engine.fake.ts'
import { createOwnKeys } from './own-keys.ts'
import { signingKeys } from './signing-keys.ts'

const days = 86_400_000

onEachEngine((db) => {
  let at = Date.UTC(2026, 10, 19)
  const now = () => new Date(at)
  const sign = async () => {
    const [key] = await signingKeys(db(), now())
    if (!key) throw new Error('There is no key')
    return new SignJWT({ sub: 'kerry' })
      .setProtectedHeader({ alg: 'ES256', ...(key.kid && { kid: key.kid }) })
      .sign(await importJWK(key, 'ES256'))
  }

  describe('keys', () => {
    it('are made once, by however many servers start together', async () => {
      const all = await Promise.all(Array.from({ length: 6 }, () => signingKeys(db(), now())))
      expect(new Set(all.map((keys) => JSON.stringify(keys))).size).toBe(1)
      expect(all[0]).toHaveLength(1)
    })

    it('are another every 90 days; what the one before has signed is good for as long again', async () => {
      const keys = createOwnKeys(db(), now)
      const first = await sign()
      expect((await jwtVerify(first, keys)).payload.sub).toBe('kerry')
      at += 90 * days
      const second = await sign()
      expect(decodeProtectedHeader(second).kid).not.toBe(decodeProtectedHeader(first).kid)
      for (const token of [first, second]) expect((await jwtVerify(token, keys)).payload.sub).toBe('kerry')
      at += 90 * days
      await sign()
      await expect(jwtVerify(first, createOwnKeys(db(), now))).rejects.toThrow()
    })
  })
})
