import { describe, expect, it } from 'vitest'
import { centsFromPrice } from '../money/money.ts'
import { emptyCart } from './cart.ts'
import { cartSubtotal } from './cart-subtotal.ts'

const line = { sku: 'PW-S50', name: 'Dolphin S50', slug: 'dolphin-s50', quantity: 2 }

describe('the subtotal of a cart', () => {
  it('adds up price times quantity in whole cents', () => {
    const lineItems = [
      { ...line, price: centsFromPrice(19.99) },
      { ...line, sku: 'PW-S100', quantity: 1, price: centsFromPrice(0.1) },
    ]
    expect(cartSubtotal({ ...emptyCart, lineItems })).toBe(4008)
    expect(cartSubtotal(emptyCart)).toBe(0)
  })

  it('is unknown while a price is unknown', () => {
    const lineItems = [line, { ...line, sku: 'PW-S100', price: centsFromPrice(5) }]
    expect(cartSubtotal({ ...emptyCart, lineItems })).toBeNull()
  })
})
