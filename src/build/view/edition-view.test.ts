import { expect, it } from 'vitest'
import { contentWith, viewOf } from './edition-content.fake.ts'

it('writes no price that is not one', () => {
  const view = viewOf(contentWith({}))
  expect(view.price(899)).toBe('A$899.00')
  expect(() => view.price(Number.NaN)).toThrow('Something in en-au has no price but NaN')
  expect(() => view.price(Math.min())).toThrow('Something in en-au has no price but Infinity')
})
