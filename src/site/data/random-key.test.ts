import { expect, it } from 'vitest'
import { randomKey } from './random-key.ts'

it('has 128 random bits that may stand in an address', () => {
  const keys = Array.from({ length: 50 }, randomKey)
  expect(new Set(keys).size).toBe(50)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
})
