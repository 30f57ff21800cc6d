// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { awaitComparison } from './comparison-keys.ts'

const awaits = (): string | undefined => {
  awaitComparison(document)
  return document.documentElement.dataset.awaits
}

beforeEach(() => {
  document.documentElement.dataset.awaits = ''
})

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('a tab that compares something waits for it', () => {
  sessionStorage.setItem('table', '["dolphin-s200"]')
  expect(awaits()).toBe(' comparison')
})

it.each([null, '[]'])('a tab that has %s stored waits for nothing', (stored) => {
  if (stored) sessionStorage.setItem('table', stored)
  expect(awaits()).toBe('')
})

it('denied storage has nothing to wait for', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(awaits()).toBe('')
})
