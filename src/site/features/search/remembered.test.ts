import { expect, it, vi } from 'vitest'
import { remembered } from './remembered.ts'

it('works a text out once', () => {
  const work = vi.fn((text: string) => text.length)
  const length = remembered(work)
  expect([length('pool'), length('pool'), length('')]).toEqual([4, 4, 0])
  length('')
  expect(work).toHaveBeenCalledTimes(2)
})
