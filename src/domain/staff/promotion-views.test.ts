import { expect, it } from 'vitest'
import { effectOf } from './promotion-views.ts'

it('tells a code that does nothing, and one that takes off more than 40 %', () => {
  expect(effectOf(1000, 1000)).toBe('nothing')
  expect(effectOf(0, 0)).toBe('nothing')
  expect(effectOf(1000, 600)).toBe('some')
  expect(effectOf(1000, 599)).toBe('much')
})
