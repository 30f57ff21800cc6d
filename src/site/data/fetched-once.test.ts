import { expect, it, vi } from 'vitest'
import { fetchedOnce } from './fetched-once.ts'

it('asks once for each thing, also while the answer is on its way', async () => {
  const load = vi.fn(async (key: string) => key.toUpperCase())
  const fetched = fetchedOnce(load)
  expect(await Promise.all([fetched('a'), fetched('a'), fetched('b')])).toEqual(['A', 'A', 'B'])
  expect(load).toHaveBeenCalledTimes(2)
})

it('asks again after a failure', async () => {
  const load = vi.fn<(key: string) => Promise<string>>()
  load.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('here')
  const fetched = fetchedOnce(load)
  await expect(fetched('a')).rejects.toThrow('away')
  expect(await fetched('a')).toBe('here')
})
