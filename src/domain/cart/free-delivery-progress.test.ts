import { describe, expect, it } from 'vitest'
import { centsFromPrice } from '../money/money.ts'
import { emptyCart } from './cart.ts'
import { freeDeliveryProgress } from './free-delivery-progress.ts'

const freeFrom = { satchel: centsFromPrice(499), parcel: centsFromPrice(499) }

const cartOf = (...lines: [shippingClass: string | undefined, price: number | undefined, quantity: number][]) => ({
  ...emptyCart,
  lineItems: lines.map(([shippingClass, price, quantity], index) => ({
    sku: `A${index}`,
    name: 'A',
    slug: 'a',
    quantity,
    ...(shippingClass !== undefined && { shippingClass }),
    ...(price !== undefined && { price: centsFromPrice(price) }),
  })),
})

describe('free delivery', () => {
  it('says what is missing', () => {
    expect(freeDeliveryProgress(cartOf(['satchel', 119, 1], ['parcel', 89, 2]), freeFrom)).toEqual({
      from: 49900,
      missing: 20200,
    })
  })

  it('is reached at the value itself', () => {
    expect(freeDeliveryProgress(cartOf(['parcel', 499, 1]), freeFrom)?.missing).toBe(0)
  })

  it('is not to be had with freight in the cart, nor promised for what nobody knows', () => {
    expect(freeDeliveryProgress(cartOf(['parcel', 499, 1], ['freight', 4000, 1]), freeFrom)).toBeNull()
    expect(freeDeliveryProgress(cartOf([undefined, 10, 1]), freeFrom)).toBeNull()
    expect(freeDeliveryProgress(cartOf(['parcel', undefined, 1]), freeFrom)).toBeNull()
    expect(freeDeliveryProgress(emptyCart, freeFrom)).toBeNull()
  })
})
