// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterFirstPaint } from './after-first-paint.ts'
import { awaitFirstPaint } from './first-paint.fake.ts'

let paint: () => void
const frames: (() => void)[] = []
const task = vi.fn()

const isRead = () => document.dispatchEvent(new Event('DOMContentLoaded'))

beforeEach(() => {
  vi.useFakeTimers()
  paint = awaitFirstPaint()
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
})

afterEach(() => {
  frames.length = 0
  task.mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('waits for the first paint, and comes once', () => {
  afterFirstPaint(document, task)
  vi.advanceTimersByTime(9000)
  expect(task).not.toHaveBeenCalled()
  paint()
  expect(task).toHaveBeenCalledOnce()
  paint()
  isRead()
  for (const frame of frames) frame()
  vi.advanceTimersByTime(9000)
  expect(task).toHaveBeenCalledOnce()
})

it('waits for the first frame of the whole document where a browser does not tell of paints', () => {
  afterFirstPaint(document, task)
  expect(frames).toEqual([])
  isRead()
  expect(task).not.toHaveBeenCalled()
  for (const frame of frames) frame()
  expect(task).not.toHaveBeenCalled()
  vi.advanceTimersByTime(0)
  expect(task).toHaveBeenCalledOnce()
})

it('does not wait in a tab that is not shown', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  afterFirstPaint(document, task)
  expect(task).toHaveBeenCalledOnce()
  paint()
  expect(task).toHaveBeenCalledOnce()
})
