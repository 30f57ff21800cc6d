// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testStorage } from './test-storage.fake.ts'
import { createTheme } from './theme.ts'

const shown = () => document.documentElement.dataset.theme

/** The system's preference, which the test can change. */
const system = { dark: false, listeners: new Set<() => void>() }

const systemTurns = (dark: boolean) => {
  system.dark = dark
  for (const listener of system.listeners) listener()
}

beforeEach(() => {
  system.dark = false
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('dark') && system.dark
    },
    addEventListener: (_: string, listener: () => void) => system.listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => system.listeners.delete(listener),
  }))
})

afterEach(() => {
  system.listeners.clear()
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

describe('the theme', () => {
  it('follows the system until the visitor chooses [U1]', () => {
    const report = vi.fn()
    const theme = createTheme(testStorage().area)
    theme.start(report)
    expect(report).toHaveBeenLastCalledWith('system')
    expect(shown()).toBe('light')
    systemTurns(true)
    expect(shown()).toBe('dark')
    theme.choose('light')
    expect(shown()).toBe('light')
    expect(report).toHaveBeenLastCalledWith('light')
    systemTurns(false)
    systemTurns(true)
    expect(shown()).toBe('light')
    theme.choose('system')
    expect(shown()).toBe('dark')
  })

  it('is kept in local storage and read back', () => {
    const storage = testStorage()
    createTheme(storage.area).choose('dark')
    expect(storage.entries.get('theme')).toBe('dark')
    const report = vi.fn()
    createTheme(storage.area).start(report)
    expect(report).toHaveBeenLastCalledWith('dark')
    createTheme(storage.area).choose('system')
    expect(storage.entries.has('theme')).toBe(false)
  })

  it('changes with the choice made in another tab, and stops when told', () => {
    const storage = testStorage()
    const report = vi.fn()
    const stop = createTheme(storage.area).start(report)
    storage.entries.set('theme', 'dark')
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
    expect(shown()).toBe('light')
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    expect(shown()).toBe('dark')
    stop()
    report.mockClear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    systemTurns(true)
    expect(report).not.toHaveBeenCalled()
  })

  it('holds on this page when storage is full or denied', () => {
    const storage = testStorage()
    storage.denied = true
    const theme = createTheme(storage.area)
    theme.start(() => undefined)
    theme.choose('dark')
    systemTurns(false)
    expect(shown()).toBe('dark')
  })

  it('takes garbage in storage for no choice', () => {
    createTheme(testStorage({ theme: 'neon' }).area).start(() => undefined)
    expect(shown()).toBe('light')
  })
})
