import { expect, it, vi } from 'vitest'
import { inTime } from './in-time.ts'

it('gives the answer', async () => {
  expect(await inTime(async () => 'yes')).toBe('yes')
})

it('stops waiting for one that does not come, also where the question cannot be taken back', async () => {
  await expect(inTime(() => new Promise(() => undefined), 10)).rejects.toThrow(/timeout|timed out/i)
})

it('waits longer than any connection takes, unless it is told how long', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await inTime(async () => 'yes')
  await inTime(async () => 'yes', 3000)
  expect(timeout.mock.calls).toEqual([[45_000], [3000]])
})

it('passes on what went wrong', async () => {
  await expect(inTime(() => Promise.reject(new Error('no line')))).rejects.toThrow('no line')
})
