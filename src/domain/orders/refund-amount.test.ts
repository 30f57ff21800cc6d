import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Cents } from '../money/money.ts'
import type { OrderLine } from './order.ts'
import { refundOfRest, refundOfUnits } from './refund-amount.ts'

const cents = (amount: number) => amount as Cents

const line = (changes: Partial<OrderLine>): OrderLine => ({
  sku: 'PW-FINE',
  name: 'Fine filter',
  slug: 'fine-filter',
  picture: '',
  quantity: 3,
  price: cents(1000),
  off: cents(100),
  isBonus: false,
  refundedUnits: 0,
  ...changes,
})

/** Three filters at 10 dollars, a dollar off them, and 5 dollars for the delivery. */
const order = { lines: [line({})], total: cents(3400), refunded: cents(0) }

it('pays units back at what was paid for them, with as much of the delivery as is said', () => {
  expect(refundOfUnits(order, [{ position: 0, units: 1 }], cents(500))).toEqual({
    ok: true,
    amount: 1467,
    lines: [{ position: 0, units: 1, amount: 967 }],
  })
})

it.each([
  ['units that are not there', [{ position: 0, units: 4 }], 0, 'Of Fine filter there are 3 left to refund.'],
  ['a line that is not there', [{ position: 1, units: 1 }], 0, 'There is no line 2.'],
  ['a line twice', Array(2).fill({ position: 0, units: 1 }), 0, 'There is no line 1.'],
  ['more than was paid', [{ position: 0, units: 3 }], 501, 'That is more than is left of what was paid.'],
  ['nothing', [], 0, 'Nothing was paid for that.'],
  ['less than nothing', [], -1, 'Not an amount of money.'],
])('does not pay back %s', (_, wanted, delivery, problem) => {
  expect(refundOfUnits(order, wanted, cents(delivery))).toEqual({ ok: false, problem })
})

it('pays all that is left of an order back when it is called off, the delivery too', () => {
  expect(refundOfRest(order)).toEqual({ amount: 3400, lines: [{ position: 0, units: 3, amount: 2900 }] })
  const oneBack = { ...order, lines: [line({ refundedUnits: 1 })], refunded: cents(967) }
  expect(refundOfRest(oneBack)).toEqual({ amount: 2433, lines: [{ position: 0, units: 2, amount: 1933 }] })
  const allBack = { ...order, lines: [line({ refundedUnits: 3 })], refunded: cents(3400) }
  expect(refundOfRest(allBack)).toEqual({ amount: 0, lines: [] })
})

it('pays back what was paid for a line, one by one or at once', () => {
  const lines = fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    price: fc.integer({ min: 1, max: 99_999 }),
    share: fc.integer({ min: 0, max: 100 }),
  })
  fc.assert(
    fc.property(lines, ({ quantity, price, share }) => {
      const off = Math.floor((price * quantity * share) / 100)
      const bought = line({ quantity, price: cents(price), off: cents(off) })
      const total = cents(price * quantity - off)
      const amounts = Array.from({ length: quantity }, (_, refundedUnits) => {
        const { lines: rest } = refundOfRest({ lines: [{ ...bought, refundedUnits }], total, refunded: cents(0) })
        const { lines: next } = refundOfRest({
          lines: [{ ...bought, refundedUnits: refundedUnits + 1 }],
          total,
          refunded: cents(0),
        })
        return (rest[0]?.amount ?? 0) - (next[0]?.amount ?? 0)
      })
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total)
      for (const amount of amounts) expect(amount).toBeGreaterThanOrEqual(0)
    }),
  )
})
