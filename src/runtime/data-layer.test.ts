import { beforeEach, expect, it, vi } from 'vitest'
import { createDataLayer } from './data-layer.ts'
import { emitRuntimeEvent } from './runtime-events.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

it('pushes gatsby-route-change 50 ms after a route update, not sooner [R12]', () => {
  const window: { dataLayer?: unknown[] } = {}
  const events = new EventTarget()
  createDataLayer({ window, events })
  expect(window.dataLayer).toEqual([])
  emitRuntimeEvent(events, 'route-update', { path: '/b/', initial: false })
  vi.advanceTimersByTime(49)
  expect(window.dataLayer).toEqual([])
  vi.advanceTimersByTime(1)
  expect(window.dataLayer).toEqual([{ event: 'gatsby-route-change' }])
})

it('pushes one event for each route update, the first page included [R12]', () => {
  const window: { dataLayer?: unknown[] } = {}
  const events = new EventTarget()
  const stop = createDataLayer({ window, events })
  emitRuntimeEvent(events, 'route-update', { path: '/a/', initial: true })
  emitRuntimeEvent(events, 'route-update', { path: '/b/', initial: false })
  vi.advanceTimersByTime(50)
  expect(window.dataLayer).toHaveLength(2)
  stop()
  emitRuntimeEvent(events, 'route-update', { path: '/c/', initial: false })
  vi.advanceTimersByTime(50)
  expect(window.dataLayer).toHaveLength(2)
})

it('keeps what the data layer held already, and follows a tag manager that replaces it [R12]', () => {
  const window: { dataLayer?: unknown[] } = { dataLayer: ['before'] }
  const events = new EventTarget()
  createDataLayer({ window, events })
  expect(window.dataLayer).toEqual(['before'])
  emitRuntimeEvent(events, 'route-update', { path: '/b/', initial: false })
  window.dataLayer = ['replaced']
  vi.advanceTimersByTime(50)
  expect(window.dataLayer).toEqual(['replaced', { event: 'gatsby-route-change' }])
})
