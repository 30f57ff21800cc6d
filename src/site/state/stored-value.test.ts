import { describe, expect, it } from 'vitest'
import { parseJson } from './parse-json.ts'
import { storedValue } from './stored-value.ts'
import { testStorage } from './test-storage.fake.ts'

describe('a stored value', () => {
  it('is read, written and removed', () => {
    const storage = testStorage()
    const value = storedValue(storage.area, 'greeting')
    expect(value.read()).toBeNull()
    expect(value.write('hello')).toBe(true)
    expect(value.read()).toBe('hello')
    expect(value.write(null)).toBe(true)
    expect(storage.entries.size).toBe(0)
  })

  it('is not kept when storage is full, and what was there stays', () => {
    const storage = testStorage({ greeting: 'hello' })
    storage.full = true
    const value = storedValue(storage.area, 'greeting')
    expect(value.write('goodbye')).toBe(false)
    expect(value.read()).toBe('hello')
  })

  it('is absent when storage is denied', () => {
    const storage = testStorage({ greeting: 'hello' })
    storage.denied = true
    const value = storedValue(storage.area, 'greeting')
    expect(value.read()).toBeNull()
    expect(value.write('goodbye')).toBe(false)
  })

  it('is absent where there is no window at all', () => {
    const value = storedValue(() => window.localStorage, 'greeting')
    expect(value.read()).toBeNull()
    expect(value.write('hello')).toBe(false)
  })
})

describe('stored JSON', () => {
  it('is undefined when absent or garbage', () => {
    expect(parseJson(null)).toBeUndefined()
    expect(parseJson('{"half":')).toBeUndefined()
    expect(parseJson('[1]')).toEqual([1])
  })
})
