import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cart, cartCount, emptyCart, maxLines } from './cart.ts'
import { addLine, type CartChange, removeLine, restoreLine, setPickUp, setQuantity } from './cart-changes.ts'
import { type LineItem, maxPerLine } from './line-item.ts'

const line = (sku: string, quantity = 1): LineItem => ({ sku, name: `The ${sku}`, slug: sku.toLowerCase(), quantity })

const cartOf = (...lineItems: LineItem[]): Cart => ({ ...emptyCart, lineItems })

const changed = (change: CartChange): Cart => {
  if (!change.ok) throw new Error(change.error.message)
  return change.cart
}

const skus = (cart: Cart) => cart.lineItems.map(({ sku }) => sku)

const anyCart = fc
  .uniqueArray(fc.record({ sku: fc.string({ minLength: 1 }), quantity: fc.integer({ min: 1, max: maxPerLine }) }), {
    selector: ({ sku }) => sku,
    minLength: 1,
    maxLength: maxLines,
  })
  .map((lines) => cartOf(...lines.map(({ sku, quantity }) => line(sku, quantity))))

describe('adding to the cart', () => {
  it('puts a new product at the end', () => {
    expect(skus(changed(addLine(cartOf(line('A')), line('B'))))).toEqual(['A', 'B'])
  })

  it('adds to the quantity of a product that is already there and takes its newer details', () => {
    const cart = changed(addLine(cartOf(line('A', 2), line('B')), { ...line('A', 3), brand: 'Dolphin' }))
    expect(cart.lineItems).toEqual([{ ...line('A', 5), brand: 'Dolphin' }, line('B')])
  })

  it('stops at 20 of one product and says so', () => {
    expect(addLine(cartOf(line('A', 19)), line('A', 2))).toMatchObject({ ok: true, limited: true })
    expect(changed(addLine(cartOf(line('A', 19)), line('A', 2))).lineItems[0]?.quantity).toBe(20)
    expect(addLine(cartOf(line('A', 19)), line('A', 1))).toMatchObject({ ok: true, limited: false })
  })

  it('refuses a fifty-first product but still adds to the fifty', () => {
    const full = cartOf(...Array.from({ length: 50 }, (_, index) => line(`P${index}`)))
    expect(addLine(full, line('ONE-MORE'))).toMatchObject({ ok: false, error: { code: 'cart-full' } })
    expect(addLine(full, line('P7'))).toMatchObject({ ok: true })
  })

  it('counts a quantity that makes no sense as one', () => {
    for (const quantity of [0, -3, Number.NaN, 0.4]) {
      expect(changed(addLine(emptyCart, line('A', quantity))).lineItems[0]?.quantity).toBe(1)
    }
  })
})

describe('changing the cart', () => {
  it('keeps a quantity between 1 and 20', () => {
    const cart = cartOf(line('A', 5), line('B'))
    expect(setQuantity(cart, 'A', 7).lineItems).toEqual([line('A', 7), line('B')])
    expect(setQuantity(cart, 'A', 99).lineItems[0]?.quantity).toBe(20)
    expect(setQuantity(cart, 'A', 0).lineItems[0]?.quantity).toBe(1)
    expect(setQuantity(cart, 'UNKNOWN', 3)).toBe(cart)
  })

  it('switches between delivery and pick-up [C2]', () => {
    expect(setPickUp(emptyCart, true).isPickUp).toBe(true)
    expect(setPickUp(setPickUp(emptyCart, true), false)).toEqual(emptyCart)
  })

  it('removing what is not there changes nothing', () => {
    const cart = cartOf(line('A'))
    expect(removeLine(cart, 'B')).toEqual({ cart, removed: null })
  })
})

describe('undoing a removal', () => {
  it('puts the line back where it was, whatever the cart', () => {
    fc.assert(
      fc.property(anyCart, fc.nat(), (cart, seed) => {
        const sku = cart.lineItems[seed % cart.lineItems.length]?.sku ?? ''
        const { cart: without, removed } = removeLine(cart, sku)
        expect(skus(without)).not.toContain(sku)
        if (!removed) throw new Error('nothing was removed')
        expect(changed(restoreLine(without, removed))).toEqual(cart)
      }),
    )
  })

  it('puts it at the end if the cart became shorter', () => {
    const { cart, removed } = removeLine(cartOf(line('A'), line('B'), line('C')), 'C')
    if (!removed) throw new Error('nothing was removed')
    expect(skus(changed(restoreLine(removeLine(cart, 'A').cart, removed)))).toEqual(['B', 'C'])
  })

  it('done twice is done once', () => {
    const { cart, removed } = removeLine(cartOf(line('A', 3)), 'A')
    if (!removed) throw new Error('nothing was removed')
    const once = changed(restoreLine(cart, removed))
    expect(changed(restoreLine(once, removed))).toEqual(once)
  })
})

describe('any run of changes', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), sku: fc.integer({ min: 0, max: 60 }), quantity: fc.double() }),
    fc.record({ kind: fc.constant('set' as const), sku: fc.integer({ min: 0, max: 60 }), quantity: fc.double() }),
    fc.record({ kind: fc.constant('remove' as const), sku: fc.integer({ min: 0, max: 60 }), quantity: fc.double() }),
  )

  it('leaves at most 50 lines of 1 to 20 whole units, each product once', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        let cart = emptyCart
        for (const { kind, sku, quantity } of steps) {
          const added = kind === 'add' ? addLine(cart, line(`P${sku}`, quantity)) : null
          if (added?.ok) cart = added.cart
          if (kind === 'set') cart = setQuantity(cart, `P${sku}`, quantity)
          if (kind === 'remove') cart = removeLine(cart, `P${sku}`).cart
        }
        expect(cart.lineItems.length).toBeLessThanOrEqual(maxLines)
        expect(new Set(skus(cart)).size).toBe(cart.lineItems.length)
        for (const { quantity } of cart.lineItems) {
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= maxPerLine).toBe(true)
        }
        expect(cartCount(cart)).toBeGreaterThanOrEqual(cart.lineItems.length)
      }),
    )
  })
})
