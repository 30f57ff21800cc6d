import { describe, expect } from 'vitest'
import { test } from './browser-test.ts'
import { eventually } from './visitor.ts'

const product = '/en-au/products/brush-set-m/'

describe('the cart', () => {
  test('takes a product twice, counts, and survives navigation and reload [C1] [C4]', async ({ visit }) => {
    const visitor = await visit()
    const quantities = () =>
      visitor.evaluate(() =>
        JSON.parse(localStorage.getItem('cart') ?? '{}').lineItems?.map(
          ({ quantity }: { quantity: number }) => quantity,
        ),
      )
    await visitor.go(product)
    for (const count of [1, 2]) {
      await visitor.click('main button', 'Add to cart')
      await eventually(() => visitor.seen('dialog[open] li')).toBeGreaterThan(0)
      await eventually(quantities).toEqual([count])
      await eventually(() => visitor.text('header')).toContain(`Cart, ${count} in it`)
      await visitor.press('Escape')
      await eventually(() => visitor.seen('dialog[open]')).toBe(0)
    }
    await visitor.click('header button', 'Cart, 2 in it')
    await visitor.click('dialog[open] button', 'One more')
    await eventually(quantities).toEqual([3])
    await visitor.press('Escape')
    await eventually(() => visitor.text('header')).toContain('Cart, 3 in it')
    await visitor.follow('/en-au/about-us/')
    await visitor.shows('/en-au/about-us/')
    await visitor.reload()
    await visitor.whenAlive()
    await visitor.click('header button', 'Cart, 3 in it')
    await visitor.click('dialog[open] button', 'Remove')
    await eventually(() => visitor.text('dialog[open]')).toContain('Nothing in it yet')
    await eventually(quantities).toEqual([])
    await visitor.click('dialog[open] button', 'Undo')
    await eventually(quantities).toEqual([3])
    expect(await visitor.errors()).toEqual([])
  })
})
