import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxPerLine } from './line-item.ts'
import { limitQuantity } from './quantity-limit.ts'

describe('how many of a product a cart takes', () => {
  it.each([
    [3, undefined, { quantity: 3 }],
    [20, undefined, { quantity: 20 }],
    [999, undefined, { quantity: 20, words: 'The limit is 20 of one product. Ring us for more.' }],
    [999, 6, { quantity: 20, words: 'The limit is 20 of one product. Ring us for more.' }],
    [7, 6, { quantity: 7 }],
    [5, 4, { quantity: 4, words: 'There are 4 left.' }],
    [2, 1, { quantity: 1, words: 'There is 1 left.' }],
    [1, 1, { quantity: 1 }],
    [1, 0, { quantity: 1, words: 'None left just now.' }],
    [0, undefined, { quantity: 1 }],
    [Number.NaN, undefined, { quantity: 1 }],
  ])('%s wanted, %s there', (wanted, available, expected) => {
    expect(limitQuantity(wanted, available)).toEqual(expected)
  })

  it('is always a quantity, and says why it is another than was asked for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), fc.option(fc.nat(10), { nil: undefined }), (wanted, available) => {
        const { quantity, words } = limitQuantity(wanted, available)
        expect(quantity).toBeGreaterThanOrEqual(1)
        expect(quantity).toBeLessThanOrEqual(maxPerLine)
        if (quantity !== wanted) expect(words).toBeDefined()
      }),
    )
  })
})
