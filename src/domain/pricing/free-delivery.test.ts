import { expect, it } from 'vitest'
import { centsFromPrice } from '../money/money.ts'
import { freeDeliveryFrom, goesFree } from './free-delivery.ts'

const low = centsFromPrice(199)
const high = centsFromPrice(499)

it('takes the highest value of what is in an order, in metro and regional places', () => {
  expect(freeDeliveryFrom([low, high, low], 'metro')).toBe(high)
  expect(freeDeliveryFrom([low], 'regional')).toBe(low)
})

it('has none for remote places, for an empty order, nor with one line that never goes free', () => {
  expect(freeDeliveryFrom([low], 'remote')).toBeUndefined()
  expect(freeDeliveryFrom([], 'metro')).toBeUndefined()
  expect(freeDeliveryFrom([low, undefined], 'metro')).toBeUndefined()
})

it('is reached at the value itself', () => {
  expect([high - 1, high].map((goods) => goesFree(goods as typeof high, high))).toEqual([false, true])
  expect(goesFree(high, undefined)).toBe(false)
})
