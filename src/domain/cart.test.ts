import { describe, expect, it } from 'vitest'
import { cartCount, cartSubtotal, emptyCart } from './cart.ts'
import { centsFromPrice } from './money.ts'

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

  it('adds up price times quantity in whole cents', () => {
    const lineItems = [
      { ...line, price: centsFromPrice(19.99) },
      { ...line, sku: 'PW-S100', quantity: 1, price: centsFromPrice(0.1) },
    ]
    expect(cartSubtotal({ ...emptyCart, lineItems })).toBe(4008)
    expect(cartSubtotal(emptyCart)).toBe(0)
  })

  it('has no subtotal while a price is unknown', () => {
    const lineItems = [line, { ...line, sku: 'PW-S100', price: centsFromPrice(5) }]
    expect(cartSubtotal({ ...emptyCart, lineItems })).toBeNull()
  })
})
