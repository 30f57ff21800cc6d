import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterFirstFrame } from './after-first-frame.ts'

const frames: (() => void)[] = []
const task = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
})

afterEach(() => {
  frames.length = 0
  task.mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits for the frame, and lets it be shown', () => {
  afterFirstFrame({ hidden: false }, task)
  vi.advanceTimersByTime(9000)
  expect(task).not.toHaveBeenCalled()
  frames[0]?.()
  expect(task).not.toHaveBeenCalled()
  vi.advanceTimersByTime(0)
  expect(task).toHaveBeenCalledOnce()
})

it('does not wait in a tab that is not shown', () => {
  afterFirstFrame({ hidden: true }, task)
  expect(task).toHaveBeenCalledOnce()
})
