import { describe, expect, it } from 'vitest'
import { centsFromPrice } from '../../../domain/money/money.ts'
import { ga4Event } from './ga4-event.ts'

describe('an event for Google Analytics 4', () => {
  it('carries its name, the currency, the value in whole units and each item', () => {
    const items = [
      { sku: 'PW-S100', name: 'Dolphin S 100', price: centsFromPrice(899), quantity: 2 },
      { sku: 'PW-FF', name: 'Fine filter', price: centsFromPrice(59.5), quantity: 1 },
    ]
    expect(ga4Event({ name: 'add_to_cart', currency: 'AUD', items })).toEqual({
      event: 'add_to_cart',
      ecommerce: {
        currency: 'AUD',
        value: 1857.5,
        items: [
          { item_id: 'PW-S100', item_name: 'Dolphin S 100', price: 899, quantity: 2 },
          { item_id: 'PW-FF', item_name: 'Fine filter', price: 59.5, quantity: 1 },
        ],
      },
    })
  })

  it('does without a price that the catalogue has not told yet, and without a sum', () => {
    const { ecommerce } = ga4Event({
      name: 'view_cart',
      currency: 'AUD',
      items: [{ sku: 'A', name: 'A', quantity: 1 }],
    })
    expect(ecommerce).toEqual({ currency: 'AUD', items: [{ item_id: 'A', item_name: 'A', quantity: 1 }] })
  })

  it('carries what is known of an order, and prices after a code', () => {
    const { ecommerce } = ga4Event({
      name: 'purchase',
      currency: 'AUD',
      items: [{ sku: 'A', name: 'A', price: centsFromPrice(100), quantity: 2, off: centsFromPrice(20) }],
      order: { transaction: 'AU-1', coupon: 'TENOFF', shipping: centsFromPrice(9.95), tax: centsFromPrice(17.27) },
    })
    expect(ecommerce).toEqual({
      currency: 'AUD',
      value: 180,
      transaction_id: 'AU-1',
      coupon: 'TENOFF',
      shipping: 9.95,
      tax: 17.27,
      items: [{ item_id: 'A', item_name: 'A', price: 90, discount: 10, quantity: 2 }],
    })
  })
})
