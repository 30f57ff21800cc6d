import { describe, expect, it } from 'vitest'
import { type Cart, emptyCart } from './cart.ts'
import { cartDifference } from './cart-difference.ts'

const cart = (quantities: Record<string, number>): Cart => ({
  ...emptyCart,
  lineItems: Object.entries(quantities).map(([sku, quantity]) => ({ sku, name: sku, slug: sku, quantity })),
})

const told = (before: Cart, after: Cart) => {
  const { added, removed } = cartDifference(before, after)
  const short = (lines: typeof added) => lines.map(({ sku, quantity }) => `${quantity} ${sku}`)
  return { added: short(added), removed: short(removed) }
}

describe('the difference between two carts', () => {
  it('is what came in, only as many as came in', () => {
    expect(told(cart({ a: 1 }), cart({ a: 3, b: 1 }))).toEqual({ added: ['2 a', '1 b'], removed: [] })
  })

  it('is what went out', () => {
    expect(told(cart({ a: 3, b: 1 }), cart({ a: 1 }))).toEqual({ added: [], removed: ['2 a', '1 b'] })
  })

  it('is nothing where only the choice of pick-up changed', () => {
    expect(told(cart({ a: 1 }), { ...cart({ a: 1 }), isPickUp: true })).toEqual({ added: [], removed: [] })
  })
})
