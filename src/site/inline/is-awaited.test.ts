// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { isAwaited } from './is-awaited.ts'

const visit = (search: string, awaited: string[]): boolean => {
  history.replaceState(null, '', `/${search}`)
  return isAwaited({ script: '', modules: [], sharedStyles: [], styles: [], data: [], awaited })
}

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('an address that asks for something is awaited where something answers it', () => {
  expect(visit('?near=Perth', ['query'])).toBe(true)
  expect(visit('?near=Perth', [])).toBe(false)
  expect(visit('', ['query'])).toBe(false)
})

it('so is what a tab compares', () => {
  expect(visit('', ['query', 'comparison'])).toBe(false)
  sessionStorage.setItem('table', '[]')
  expect(visit('', ['query', 'comparison'])).toBe(false)
  sessionStorage.setItem('table', '["dolphin-s200"]')
  expect(visit('', ['query', 'comparison'])).toBe(true)
})

it('a page that shows no comparison does not look, which takes time', () => {
  const getItem = vi.fn(() => '["dolphin-s200"]')
  vi.stubGlobal('sessionStorage', { getItem, clear: () => undefined })
  expect(visit('', ['query'])).toBe(false)
  expect(getItem).not.toHaveBeenCalled()
})

it('denied storage has nothing to wait for', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(visit('', ['comparison'])).toBe(false)
})
