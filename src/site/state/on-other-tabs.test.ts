// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { onOtherTabs } from './on-other-tabs.ts'

const changed = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

it('hears of its own value, of everything being cleared, and of what happened while the page slept', () => {
  const hear = vi.fn()
  const stop = onOtherTabs(hear, 'cart')
  changed('theme')
  expect(hear).toHaveBeenCalledTimes(0)
  changed('cart')
  changed(null)
  window.dispatchEvent(new Event('pageshow'))
  expect(hear).toHaveBeenCalledTimes(3)
  stop()
  changed('cart')
  window.dispatchEvent(new Event('pageshow'))
  expect(hear).toHaveBeenCalledTimes(3)
})

it('hears of every value where none is named', () => {
  const hear = vi.fn()
  const stop = onOtherTabs(hear)
  changed('theme')
  expect(hear).toHaveBeenCalledTimes(1)
  stop()
})
