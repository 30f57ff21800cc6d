import { describe, expect, it } from 'vitest'
import { emptyCart } from '../../../domain/cart/cart.ts'
import { type RemovedLine, removeLine } from '../../../domain/cart/cart-changes.ts'
import { cartRows, positionOf } from './cart-rows.ts'

const line = (sku: string) => ({ sku, name: sku, slug: sku, quantity: 1 })

const lostFrom = (...skus: string[]) => {
  let cart = { ...emptyCart, lineItems: ['A', 'B', 'C', 'D'].map(line) as readonly ReturnType<typeof line>[] }
  const removed: RemovedLine[] = []
  for (const sku of skus) {
    const change = removeLine(cart, sku)
    cart = { ...cart, lineItems: change.cart.lineItems as ReturnType<typeof line>[] }
    if (change.removed) removed.push(change.removed)
  }
  return { lines: cart.lineItems, removed }
}

const shown = (...skus: string[]) => {
  const { lines, removed } = lostFrom(...skus)
  return cartRows(lines, removed).map((row) => (row.removed ? `${row.line.sku} removed` : row.line.sku))
}

describe('the rows of a cart', () => {
  it('keep the place of what was removed, in whatever order', () => {
    expect(shown('B')).toEqual(['A', 'B removed', 'C', 'D'])
    expect(shown('A', 'B', 'D')).toEqual(['A removed', 'B removed', 'C', 'D removed'])
    expect(shown('D', 'A', 'C', 'B')).toEqual(['A removed', 'B removed', 'C removed', 'D removed'])
  })

  it('forget a removal once the line is back', () => {
    const { removed } = lostFrom('B')
    expect(cartRows(['A', 'B', 'C', 'D'].map(line), removed).every((row) => row.removed === undefined)).toBe(true)
  })

  it('say where a line goes back to', () => {
    const { lines, removed } = lostFrom('A', 'B')
    const rows = cartRows(lines, removed)
    const [a, b] = rows
    expect([a && positionOf(rows, a), b && positionOf(rows, b)]).toEqual([0, 0])
    const [, , c] = rows
    expect(c && positionOf(rows, c)).toBe(0)
  })
})
