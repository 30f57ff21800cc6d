import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyCart } from './cart.ts'
import { readCart } from './cart-parse.ts'

const good = { sku: 'A', name: 'A', slug: 'a', quantity: 1 }

describe('a stored cart', () => {
  it.each([
    ['nothing', null],
    ['nothing at all', ''],
    ['null', 'null'],
    ['an empty list', '[]'],
    ['an empty object', '{}'],
    ['an empty cart', JSON.stringify(emptyCart)],
    ['a whole cart', JSON.stringify({ ...emptyCart, lineItems: [good] })],
    ['a line without a quantity above zero [V3]', JSON.stringify({ lineItems: [{ ...good, quantity: 0 }] })],
    ['fields of a later version', JSON.stringify({ lineItems: [{ ...good, gift: true }], version: 9 })],
  ])('that is %s is not damaged', (_, text) => {
    expect(readCart(text).isDamaged).toBe(false)
  })

  it.each([
    ['cut off', '{"lineItems":[{"sku":"A"'],
    ['a word', '"x"'],
    ['a number', '7'],
    ['a list of lines', JSON.stringify([good])],
    ['of a later version', JSON.stringify({ version: 2, items: [good] })],
    ['without a list', JSON.stringify({ lineItems: { 0: good } })],
    ['with a line that names nothing', JSON.stringify({ lineItems: [good, {}] })],
    ['with a line that has no number', JSON.stringify({ lineItems: [good, { ...good, quantity: 'two' }] })],
  ])('that is %s is damaged', (_, text) => {
    expect(readCart(text).isDamaged).toBe(true)
  })

  it('that is damaged gives what can be read of it', () => {
    expect(readCart(JSON.stringify({ lineItems: [{}, good, 'x'] })).cart.lineItems).toEqual([good])
  })

  it('is read without trouble whatever it is', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readCart(text)))
  })
})
