import { expect, it } from 'vitest'
import type { Cents } from '../../../../domain/money/money.ts'
import { priceOrder } from '../../../../domain/pricing/price-order.ts'
import { terms } from '../../../../domain/pricing/price-terms.fake.ts'
import { firstPrices, seenOrder } from './seen-order.ts'

const cents = (amount: number) => amount as Cents

it('the price that was first shown counts, also when the catalogue corrects it meanwhile', () => {
  const line = { sku: 'PW-FF-S', name: 'Fine filter', quantity: 2, isBonus: false }
  const first = firstPrices({}, { lines: [{ ...line, price: cents(5500) }] })
  const later = firstPrices(first, { lines: [{ ...line, price: cents(5900) }] })
  expect(later).toEqual({ 'PW-FF-S': 5500 })
  const wish = { isPickUp: false, postcode: '2232', code: '', day: '2026-11-16' }
  const lines = [{ sku: 'PW-FF-S', price: cents(5900), shippingClass: 'satchel', quantity: 2 }]
  const priced = priceOrder({ ...wish, lines }, terms)
  expect(seenOrder(later, priced)).toMatchObject({ delivery: 995, total: 2 * 5500 + 995, quantities: { 'PW-FF-S': 2 } })
})

it('nothing is compared with what was not known', () => {
  expect(seenOrder({}, null)).toMatchObject({ delivery: null, total: null })
})
