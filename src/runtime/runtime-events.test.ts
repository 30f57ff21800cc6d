import { expect, it, vi } from 'vitest'
import { emitRuntimeEvent, onRuntimeEvent } from './runtime-events.ts'

it('tells listeners the detail until they stop listening', () => {
  const target = new EventTarget()
  const heard = vi.fn()
  const stop = onRuntimeEvent(target, 'delayed-load', heard)
  emitRuntimeEvent(target, 'delayed-load', { path: '/a/' })
  stop()
  emitRuntimeEvent(target, 'delayed-load', { path: '/b/' })
  expect(heard).toHaveBeenCalledExactlyOnceWith({ path: '/a/' })
})

it('ignores a plain event of the same name', () => {
  const target = new EventTarget()
  const heard = vi.fn()
  onRuntimeEvent(target, 'offline-ready', heard)
  target.dispatchEvent(new Event('offline-ready'))
  expect(heard).not.toHaveBeenCalled()
})
