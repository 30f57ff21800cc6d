import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callFunction } from './called-function.fake.ts'
import { hostileRequest } from './hostile-requests.fake.ts'

describe('ten thousand hostile requests', () => {
  it('are all refused, break nothing, and the site answers as before', { timeout: 60_000 }, async () => {
    const { handle, ask, lines } = callFunction({ mode: 'production', allowedOperations: 'any' })
    const kinds = new Set<string>()
    const wrong = new Map<string, number>()
    for (const { kind, make } of fc.sample(hostileRequest, { numRuns: 10_000, seed: 15 })) {
      kinds.add(kind)
      const { status } = await handle(make(), { address: '203.0.113.7' })
      if (status < 400 || status > 499) wrong.set(kind, status)
    }
    expect(Object.fromEntries(wrong)).toEqual({})
    expect(kinds.size).toBe(36)
    expect(lines.filter(({ level }) => level === 'error')).toEqual([])
    expect((await ask('{ count }')).data).toEqual({ count: 7 })
  })
})
