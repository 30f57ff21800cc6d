import { describe, expect, it } from 'vitest'
import { createLruCache } from './lru-cache.ts'

describe('recent results', () => {
  it('forget what was unused for longest once there are too many [A6]', () => {
    const results = createLruCache<number>(3)
    for (const [key, value] of [
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ] as const) {
      results.set(key, value)
    }
    expect(results.get('a')).toBe(1)
    results.set('d', 4)
    expect(results.get('b')).toBeUndefined()
    expect([results.get('a'), results.get('c'), results.get('d')]).toEqual([1, 3, 4])
    expect(results.size).toBe(3)
  })

  it('do not grow when an entry is set again', () => {
    const results = createLruCache<number>(2)
    results.set('a', 1)
    results.set('b', 2)
    results.set('a', 3)
    expect([results.size, results.get('a'), results.get('b')]).toEqual([2, 3, 2])
    results.clear()
    expect(results.size).toBe(0)
  })
})
