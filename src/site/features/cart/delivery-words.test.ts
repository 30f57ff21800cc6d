import { describe, expect, it } from 'vitest'
import { emptyCart } from '../../../domain/cart/cart.ts'
import { estimateDelivery } from '../../../domain/delivery/delivery-estimate.ts'
import { centsFromPrice as cents } from '../../../domain/money/money.ts'
import { priceOrder } from '../../../domain/pricing/price-order.ts'
import { terms as priceTerms } from '../../../domain/pricing/price-terms.fake.ts'
import type { ShopTerms } from '../../../domain/shop/shop-terms.ts'
import { deliveryText, deliveryTotal, pickUpText } from './delivery-words.ts'
import type { PricedCart } from './use-priced-cart.ts'

const zone = { timeZone: 'Australia/Sydney', state: 'NSW', holidays: [] }
const terms: ShopTerms = {
  terms: priceTerms,
  dispatch: { ...zone, cutOff: '13:00' },
  pickUp: {
    ...zone,
    hours: { tue: '08:00-16:30' },
    readyAfterHours: 2,
    keptDays: 14,
    point: { slug: 'kirrawee', name: 'Kirrawee', street: '', suburb: '', state: 'NSW', postcode: '2232' },
  },
  returnDays: 30,
  refundDays: 5,
  reservationMinutes: 30,
}
const now = new Date('2026-11-17T10:12+11:00')

const priced = (postcode: string, { shippingClass = 'parcel', isPickUp = false, code = '' } = {}): PricedCart => {
  const lines = [{ sku: 'A', price: cents(100), shippingClass, quantity: 1 }]
  return {
    cart: { ...emptyCart, isPickUp },
    postcode,
    code: { typed: code, found: undefined, asking: false, trouble: undefined },
    terms,
    failed: false,
    now,
    order: priceOrder({ lines, isPickUp, postcode, code, day: '2026-11-17' }, priceTerms),
    estimate: estimateDelivery(lines, postcode, terms, now),
  }
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('delivery in the cart', () => {
  it('is said with cost and days, or what to do first', () => {
    expect(plain(deliveryText(priced('2232')))).toBe('A$14.95 to 2232, Wed 18 or Thu 19 Nov')
    expect(deliveryText(priced(''))).toBe('Enter your postcode for cost and date')
    expect(deliveryText(priced('0000'))).toContain('0000 isn’t a postcode in Australia')
    expect(deliveryText(priced('6701', { shippingClass: 'freight' }))).toContain('By quote to 6701')
    expect(deliveryText({ ...priced(''), terms: null, order: null, failed: true })).toContain('You’re offline')
  })

  it('is picked up from the next half hour, and some time while nobody knows more', () => {
    expect(plain(pickUpText(priced('')))).toBe('Free, today from 12.30 pm')
    expect(pickUpText({ ...priced(''), terms: null })).toBe('Free, within opening hours')
  })

  it.each([
    [priced('2232'), false, 'Delivery, Wed 18 or Thu 19 Nov', 'A$14.95', false],
    [priced('2232', { code: 'WEDELIVER' }), false, 'Delivery, Wed 18 or Thu 19 Nov', 'Free', false],
    [priced(''), false, 'Delivery', 'By postcode', true],
    [priced(''), true, 'Delivery, metro and regional', 'Free', false],
    [priced('6701', { shippingClass: 'freight' }), false, 'Delivery', 'By quote', true],
    [priced('', { isPickUp: true }), false, 'Pick-up', 'Free', false],
  ])('is a row of the totals: case %#', (cart, isFreeToMost, label, amount, isOpen) => {
    expect(deliveryTotal(cart, isFreeToMost)).toEqual({ label, amount, isOpen })
  })
})
