import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterFirstPaint } from './after-first-paint.ts'

let paint: () => void
const task = vi.fn()

class PaintObserver {
  readonly #report: () => void

  constructor(report: () => void) {
    this.#report = report
  }

  observe({ type, buffered }: PerformanceObserverInit) {
    if (type === 'paint' && buffered) paint = this.#report
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceObserver', PaintObserver)
})

afterEach(() => {
  task.mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits for the first paint, and comes once', () => {
  afterFirstPaint({ hidden: false }, task)
  vi.advanceTimersByTime(900)
  expect(task).not.toHaveBeenCalled()
  paint()
  expect(task).toHaveBeenCalledOnce()
  paint()
  vi.advanceTimersByTime(9000)
  expect(task).toHaveBeenCalledOnce()
})

it('does not wait for ever for a browser that does not tell', () => {
  afterFirstPaint({ hidden: false }, task)
  vi.advanceTimersByTime(1000)
  expect(task).toHaveBeenCalledOnce()
})

it('does not wait in a tab that is not shown', () => {
  afterFirstPaint({ hidden: true }, task)
  expect(task).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(9000)
  expect(task).toHaveBeenCalledOnce()
})
