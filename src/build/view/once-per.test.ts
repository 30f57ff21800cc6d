import { expect, it, vi } from 'vitest'
import { oncePer } from './once-per.ts'

it('asks once for each, even when there is nothing to give', () => {
  const make = vi.fn(({ size }: { size: number }) => (size > 1 ? size * 2 : undefined))
  const doubled = oncePer(make)
  const small = { size: 1 }
  const large = { size: 2 }
  expect([doubled(small), doubled(large), doubled(small), doubled(large)]).toEqual([undefined, 4, undefined, 4])
  expect(make).toHaveBeenCalledTimes(2)
})
