import { describe, expect } from 'vitest'
import { test } from './browser-test.ts'
import { eventually } from './visitor.ts'

const product = '/en-au/products/brush-set-m/'

describe('the cart', () => {
  test('takes a product, counts, and survives navigation and reload [C1] [C4]', async ({ visit }) => {
    const visitor = await visit()
    const quantity = () =>
      visitor.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? 'null')?.lineItems[0]?.quantity)
    await visitor.go(product)
    await visitor.click('main button', 'Add to cart')
    await eventually(() => visitor.seen('dialog[open] li')).toBeGreaterThan(0)
    await visitor.click('dialog[open] button', 'One more')
    await eventually(quantity).toBe(2)
    await visitor.press('Escape')
    await eventually(() => visitor.text('header')).toContain('Cart, 2 in it')
    await visitor.follow('/en-au/about-us/')
    await visitor.shows('/en-au/about-us/')
    await visitor.reload()
    await visitor.whenAlive()
    await visitor.click('header button', 'Cart, 2 in it')
    await visitor.click('dialog[open] button', 'Remove')
    await eventually(() => visitor.text('dialog[open]')).toContain('Nothing in it yet')
    await visitor.click('dialog[open] button', 'Undo')
    await eventually(quantity).toBe(2)
    expect(await visitor.errors()).toEqual([])
  })
})
