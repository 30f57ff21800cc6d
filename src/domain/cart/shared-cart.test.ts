import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxLines } from './cart.ts'
import { maxPerLine } from './line-item.ts'
import { readSharedCart, withoutSharedCart, writeSharedCart } from './shared-cart.ts'

const sku = fc.stringMatching(/^[A-Z0-9][A-Z0-9-]{0,20}$/)
const lines = fc.uniqueArray(fc.record({ sku, quantity: fc.integer({ min: 1, max: maxPerLine }) }), {
  selector: (line) => line.sku,
  maxLength: maxLines,
})

describe('a link that shares a cart', () => {
  it('is short and readable', () => {
    expect(
      writeSharedCart([
        { sku: 'PW-S300I', quantity: 1 },
        { sku: 'PW-CADDY', quantity: 2 },
      ]),
    ).toBe('?add=PW-S300I*1,PW-CADDY*2')
  })

  it('says what was in the cart, whatever that was', () => {
    fc.assert(
      fc.property(
        lines.filter((each) => each.length > 0),
        (cart) => {
          expect(readSharedCart(writeSharedCart(cart))).toEqual({ lines: cart, unreadable: 0, tooMany: 0 })
        },
      ),
    )
  })

  it.each([
    ['?add=pw-s300i', [{ sku: 'PW-S300I', quantity: 1 }], 0],
    ['?add=A*1,A*2', [{ sku: 'A', quantity: 3 }], 0],
    ['?add=A*15,A*15', [{ sku: 'A', quantity: 20 }], 0],
    ['?add=A*999', [{ sku: 'A', quantity: 20 }], 0],
    ['?add=A*0,B', [{ sku: 'B', quantity: 1 }], 1],
    ['?add=A*-1,%3Cscript%3E,B*1e9', [], 3],
    ['?add=,,', [], 0],
  ])('%s holds what it holds', (search, expected, unreadable) => {
    expect(readSharedCart(search)).toEqual({ lines: expected, unreadable, tooMany: 0 })
  })

  it('is none without the parameter, or with nothing in it', () => {
    expect(readSharedCart('')).toBeUndefined()
    expect(readSharedCart('?x=1')).toBeUndefined()
    expect(readSharedCart('?add=')).toBeUndefined()
  })

  it('never holds more than a cart, whoever wrote it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5000 }), (text) => {
        const shared = readSharedCart(`?add=${encodeURIComponent(text)}`)
        expect(shared?.lines.length ?? 0).toBeLessThanOrEqual(maxLines)
        for (const line of shared?.lines ?? []) {
          expect(line.sku).toMatch(/^[A-Z0-9][A-Z0-9-]{0,39}$/)
          expect(line.quantity).toBeGreaterThanOrEqual(1)
          expect(line.quantity).toBeLessThanOrEqual(maxPerLine)
        }
      }),
    )
  })

  it('counts the lines that have no room', () => {
    const many = Array.from({ length: maxLines + 3 }, (_, at) => ({ sku: `A${at}`, quantity: 1 }))
    expect(readSharedCart(writeSharedCart(many))).toMatchObject({ tooMany: 3 })
  })

  it('is put away without touching other parameters', () => {
    expect(withoutSharedCart('?add=A*1')).toBe('')
    expect(withoutSharedCart('?x=1&add=A*1')).toBe('?x=1')
  })
})
