import { describe, expect, it } from 'vitest'
import { createRecentSearches } from './recent-searches.ts'

const area = (initial?: string) => {
  const kept = new Map(initial === undefined ? [] : [['recent-searches', initial]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage
}

const on = (storage: Storage) => createRecentSearches(() => storage)

describe('recent searches', () => {
  it('are the last five, the newest first, each once', () => {
    const recent = on(area())
    for (const query of ['a', 'b', 'c', 'd', 'e', ' B ', 'f', '  ']) recent.add(query)
    expect(recent.read()).toEqual(['f', 'B', 'e', 'd', 'c'])
  })

  it('can be forgotten', () => {
    const recent = on(area('["a"]'))
    recent.clear()
    expect(recent.read()).toEqual([])
  })

  it.each(['{', '{"a":1}', 'null', '[1,{}]'])('are none where storage holds %s', (text) => {
    expect(on(area(text)).read()).toEqual([])
  })
})
