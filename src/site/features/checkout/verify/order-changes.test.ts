import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cents } from '../../../../domain/money/money.ts'
import { boughtLine, checkoutOrder } from '../../order/checkout-order.fake.ts'
import type { Seen } from '../kept/kept-checkout.ts'
import { changesHeading, changeWords } from './change-words.ts'
import { isForWorse, orderChanges } from './order-changes.ts'

const cents = (amount: number) => amount as Cents

const seen = (given: Partial<Seen> = {}): Seen => ({
  prices: { 'PW-FF-S': cents(5500) },
  quantities: { 'PW-FF-S': 2 },
  delivery: cents(0),
  bonus: [],
  off: cents(0),
  total: cents(11_000),
  ...given,
})

describe('what changed since the cart', () => {
  it('is nothing where all is as it was shown', () => {
    expect(orderChanges(seen(), checkoutOrder())).toEqual([])
    expect(orderChanges(undefined, checkoutOrder())).toEqual([])
  })

  it('says a price with old, new and the difference, and asks for agreement when it rose', () => {
    const [change, ...more] = orderChanges(seen(), checkoutOrder({ lines: [boughtLine({ price: cents(5900) })] }))
    expect(more).toEqual([])
    expect(change && changeWords(change, null)).toBe(
      'Fine filter, S series: was A$55.00, now A$59.00. Two of them, so A$8.00 more.',
    )
    expect(change && isForWorse(change)).toBe(true)
    expect(change && changesHeading([change])).toBe('One price changed since you filled the cart')
  })

  it('tells a price that fell, and asks for nothing', () => {
    const [change] = orderChanges(seen(), checkoutOrder({ lines: [boughtLine({ price: cents(5000) })] }))
    expect(change).toMatchObject({ kind: 'price', difference: -1000 })
    expect(change && isForWorse(change)).toBe(false)
  })

  it('tells delivery, and a code that does nothing any more, each by itself', () => {
    const order = checkoutOrder({ deliveryCost: cents(1495) })
    const changes = orderChanges(seen({ off: cents(1100), total: cents(9900) }), order)
    expect(changes.map(({ kind, difference }) => [kind, difference])).toEqual([
      ['delivery', 1495],
      ['code', 1100],
    ])
    expect(changes.map((change) => changeWords(change, 'TENOFF ended on 1 November 2026.'))).toEqual([
      'Delivery: was free, now A$14.95. A$14.95 more.',
      'Your code: was A$11.00 off, now A$0.00. TENOFF ended on 1 November 2026.',
    ])
    expect(changesHeading(changes)).toBe('Two things changed since you filled the cart')
  })

  it('asks for agreement to a bonus that does not come', () => {
    const bonus = [{ sku: 'PW-CADDY', quantity: 1, offer: 'S 100 summer bonus' }]
    const [change] = orderChanges(seen({ bonus }), checkoutOrder())
    expect(change).toMatchObject({ kind: 'bonus', was: 1, now: 0, difference: 0 })
    expect(change && isForWorse(change)).toBe(true)
    expect(change && changeWords(change, null)).toBe(
      'S 100 summer bonus is out of stock and won’t come with the order.',
    )
  })

  it('does not hold against the shop what the visitor has changed', () => {
    const fewer = checkoutOrder({ lines: [boughtLine({ quantity: 1 })] })
    expect(orderChanges(seen(), fewer)).toEqual([])
  })

  const amount = fc.integer({ min: 0, max: 500_000 }).map(cents)
  const world = fc.record({
    lines: fc.uniqueArray(
      fc.record({
        sku: fc.string({ minLength: 1 }),
        was: amount,
        now: amount,
        quantity: fc.integer({ min: 1, max: 20 }),
      }),
      { selector: ({ sku }) => sku, minLength: 1, maxLength: 6 },
    ),
    delivery: fc.record({ was: amount, now: amount }),
    off: fc.record({ was: amount, now: amount }),
    strange: fc.integer({ min: -100, max: 100 }),
  })

  it('adds up to the difference of the totals, whatever changes, and hides none of it', () => {
    fc.assert(
      fc.property(world, ({ lines, delivery, off, strange }) => {
        const goodsWas = lines.reduce((sum, { was, quantity }) => sum + was * quantity, 0)
        const before = seen({
          prices: Object.fromEntries(lines.map(({ sku, was }) => [sku, was])),
          quantities: Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity])),
          delivery: delivery.was,
          off: off.was,
          total: cents(goodsWas - off.was + delivery.was),
        })
        const bought = lines.map(({ sku, now, quantity }) => boughtLine({ sku, price: now, quantity }))
        const plain = checkoutOrder({ lines: bought, deliveryCost: delivery.now, off: off.now })
        const order = { ...plain, total: cents(plain.total + strange) }
        const changes = orderChanges(before, order)
        const explained = changes.reduce((sum, { difference }) => sum + difference, 0)
        expect(explained).toBe(order.total - (before.total ?? 0))
        expect(changes.some(({ kind }) => kind === 'total')).toBe(strange !== 0)
        // Nobody pays a cent more without having ticked something.
        if (order.total > (before.total ?? 0)) expect(changes.some(isForWorse)).toBe(true)
        expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length)
      }),
    )
  })
})
