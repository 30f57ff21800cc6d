import { expect, it } from 'vitest'
import { createReloadGuard } from './reload-guard.ts'

const memory = () => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

it('allows one reload for each reason, however the reasons alternate [R9]', () => {
  const storage = memory()
  const claim = (reason: string) => createReloadGuard(() => storage).claim(reason)
  expect(['b', 'c', 'b', 'c', 'b', 'd'].map(claim)).toEqual([true, true, false, false, false, true])
})

it('allows none when storage cannot be had, read or written: without a memory a reload could loop [R9]', () => {
  const broken = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(createReloadGuard(broken).claim('b')).toBe(false)
  expect(createReloadGuard(() => ({ ...memory(), getItem: broken })).claim('b')).toBe(false)
  expect(createReloadGuard(() => ({ ...memory(), setItem: broken })).claim('b')).toBe(false)
})
