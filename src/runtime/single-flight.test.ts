import { expect, it, vi } from 'vitest'
import { singleFlight } from './single-flight.ts'

it('makes a thing once for everybody who asks meanwhile, and keeps what is worth keeping', async () => {
  const store = new Map<string, Promise<number>>()
  const make = vi.fn(async () => 7)
  const ask = () => singleFlight(store, 'key', make)
  expect(await Promise.all([ask(), ask()])).toEqual([7, 7])
  expect(await ask()).toBe(7)
  expect(make).toHaveBeenCalledTimes(1)
})

it('forgets what is not worth keeping', async () => {
  const store = new Map<string, Promise<number>>()
  const make = vi.fn().mockResolvedValueOnce(0).mockResolvedValueOnce(1)
  const ask = () => singleFlight<string, number>(store, 'key', make, Boolean)
  expect([await ask(), await ask(), await ask()]).toEqual([0, 1, 1])
  expect(make).toHaveBeenCalledTimes(2)
})
