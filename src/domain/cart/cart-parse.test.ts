import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsFromPrice } from '../money/money.ts'
import { cartCount, emptyCart, maxLines } from './cart.ts'
import { parseCart } from './cart-parse.ts'
import { cartSubtotal } from './cart-subtotal.ts'

const line = {
  sku: 'PW-S50',
  name: 'Dolphin S50',
  slug: 'dolphin-s50',
  quantity: 2,
  price: centsFromPrice(899),
  brand: 'Dolphin',
  shippingClass: 'bulky',
  category: 'Residential',
  img: 'https://images.example/s50.webp?w=450&h=450&q=60',
}

const stored = {
  lineItems: [line],
  paymentMethod: { id: 'pm_1', billing_details: { name: 'Kim', address: { postcode: '3000' } } },
  id: 'cart-1',
  isPickUp: true,
}

describe('a stored cart', () => {
  it('comes back as it was kept [C2] [C3]', () => {
    expect(parseCart(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  })

  it.each([undefined, null, 7, 'cart', true, [], [stored], { lineItems: 'many' }, { lineItems: {} }, { isPickUp: 1 }])(
    'that is garbage (%j) is an empty cart',
    (garbage) => {
      expect(parseCart(garbage)).toEqual(emptyCart)
    },
  )

  it('keeps its valid part', () => {
    const cart = parseCart({
      ...stored,
      lineItems: [null, 'x', { quantity: 1 }, { ...line, quantity: '2' }, line],
      paymentMethod: { id: 5, billing_details: [], number: '4242424242424242' },
    })
    expect(cart.lineItems).toEqual([line])
    expect(cart.paymentMethod).toEqual({ id: null, billing_details: {} })
    expect(cart.isPickUp).toBe(true)
  })

  it('drops lines whose quantity is not above zero [V3]', () => {
    for (const quantity of [0, -1, 0.5, null]) {
      expect(parseCart({ lineItems: [{ ...line, quantity }] }).lineItems).toEqual([])
    }
  })

  it('keeps a line that has only its sku, slug or name, so that the catalogue can find it [V1]', () => {
    const parsed = parseCart({
      lineItems: [
        { slug: 's50', quantity: 1 },
        { name: 'Dolphin S100', quantity: 1 },
      ],
    })
    expect(parsed.lineItems).toEqual([
      { sku: 's50', name: 's50', slug: 's50', quantity: 1 },
      { sku: 'Dolphin S100', name: 'Dolphin S100', slug: '', quantity: 1 },
    ])
  })

  it('forgets a price that is not a whole number of cents', () => {
    for (const price of [-1, 1.5, '899', null, 1e300]) {
      expect(parseCart({ lineItems: [{ ...line, price }] }).lineItems[0]).not.toHaveProperty('price')
    }
  })

  it('merges lines of one product and keeps to the limits', () => {
    const many = Array.from({ length: 70 }, (_, index) => ({ ...line, sku: `P${index}`, quantity: 400 }))
    expect(parseCart({ lineItems: [line, { ...line, quantity: 1 }] }).lineItems).toEqual([{ ...line, quantity: 3 }])
    expect(parseCart({ lineItems: many }).lineItems).toHaveLength(maxLines)
    expect(cartCount(parseCart({ lineItems: many }))).toBe(maxLines * 20)
  })

  it('never throws and is always a cart, whatever the storage held', () => {
    const anyLine = fc.record(
      { sku: fc.anything(), name: fc.anything(), slug: fc.anything(), quantity: fc.anything(), price: fc.anything() },
      { requiredKeys: [] },
    )
    const anyStored = fc.oneof(
      fc.anything(),
      fc.record(
        { lineItems: fc.oneof(fc.anything(), fc.array(fc.oneof(anyLine, fc.anything()))), id: fc.anything() },
        { requiredKeys: [] },
      ),
    )
    fc.assert(
      fc.property(anyStored, (value) => {
        const cart = parseCart(value)
        expect(Number.isInteger(cartCount(cart))).toBe(true)
        expect(cartSubtotal(cart) ?? 0).toBeGreaterThanOrEqual(0)
        expect(parseCart(JSON.parse(JSON.stringify(cart)))).toEqual(JSON.parse(JSON.stringify(cart)))
      }),
    )
  })
})
