import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFileKey, isKeyPrefix, newFileKey } from './file-key.ts'

describe('a key of the file store', () => {
  it('is 32 characters in a folder of two, and never the same', () => {
    const keys = Array.from({ length: 1000 }, newFileKey)
    expect(new Set(keys).size).toBe(1000)
    for (const key of keys) {
      expect(key).toMatch(/^[a-z2-7]{2}\/[a-z2-7]{32}$/)
      expect(isFileKey(key)).toBe(true)
    }
  })

  it('may begin with any part of itself', () => {
    const key = newFileKey()
    for (let length = 0; length <= key.length; length += 1) {
      expect([length, isKeyPrefix(key.slice(0, length))]).toEqual([length, true])
    }
  })

  it('never holds dots, backslashes or a second slash', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isFileKey(text) && /[.\\%\0]|\/.*\//.test(text)).toBe(false)
      }),
    )
  })
})
