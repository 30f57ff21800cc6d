import { describe, expect, it } from 'vitest'
import { cartCount, emptyCart } from './cart.ts'

const line = { sku: 'PW-S50', name: 'Dolphin S50', slug: 'dolphin-s50', quantity: 2 }

describe('a cart', () => {
  it('starts with no lines, no payment method, no id, and delivery rather than pick-up [C2]', () => {
    expect(emptyCart).toEqual({
      lineItems: [],
      paymentMethod: { id: null, billing_details: {} },
      id: null,
      isPickUp: false,
    })
  })

  it('counts units, not lines', () => {
    expect(cartCount(emptyCart)).toBe(0)
    expect(cartCount({ ...emptyCart, lineItems: [line, { ...line, sku: 'PW-S100', quantity: 3 }] })).toBe(5)
  })
})
