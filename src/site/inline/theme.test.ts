// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let isDark = false

const shown = async (): Promise<string | undefined> => {
  vi.resetModules()
  await import('./theme.ts')
  return document.documentElement.dataset.theme
}

beforeEach(() => vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('dark') && isDark })))

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

describe('the script before the first paint', () => {
  it.each([
    [null, false, 'light'],
    [null, true, 'dark'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['neon', true, 'dark'],
  ])('with %s stored and a dark system %s shows %s', async (stored, dark, expected) => {
    isDark = dark
    if (stored) localStorage.setItem('theme', stored)
    expect(await shown()).toBe(expected)
  })

  it('survives denied storage', async () => {
    vi.stubGlobal('localStorage', undefined)
    isDark = true
    expect(await shown()).toBe('dark')
  })
})
