import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cart, emptyCart } from './cart.ts'
import { revalidate } from './cart-revalidation.ts'
import type { LineItem } from './line-item.ts'

const item = (sku: string, price = 10) => ({
  name: `Title ${sku}`,
  sku,
  slug: `slug-${sku}`,
  price,
  brand: 'Dolphin',
  shippingClass: 'parcel',
  categories: { seoTitle: 'Residential' },
  imagesCollection: { items: [{ url: `https://images.example/${sku}.webp` }] },
})

const line = (sku: string, quantity = 1): LineItem => ({ sku, name: `Title ${sku}`, slug: `slug-${sku}`, quantity })

const cartOf = (...lineItems: LineItem[]): Cart => ({ ...emptyCart, lineItems })

const quantities = (cart: Cart) => cart.lineItems.map(({ sku, quantity }) => [sku, quantity])

describe('revalidating the cart', () => {
  it('replaces a line by what the catalogue says, keeping the quantity [C3] [C4]', () => {
    const old = { ...line('A', 3), name: 'Old title', brand: 'Old brand' }
    expect(revalidate(cartOf(old), [item('A', 19.99)]).lineItems).toEqual([
      {
        sku: 'A',
        name: 'Title A',
        slug: 'slug-A',
        quantity: 3,
        price: 1999,
        brand: 'Dolphin',
        shippingClass: 'parcel',
        category: 'Residential',
        img: 'https://images.example/A.webp',
      },
    ])
  })

  it.each([
    ['sku', { ...line('A'), name: 'x', slug: 'x' }],
    ['slug', { ...line('A'), name: 'x', sku: 'x' }],
    ['name', { ...line('A'), sku: 'x', slug: 'x' }],
  ])('finds a product by its %s [V1]', (_, stored) => {
    expect(quantities(revalidate(cartOf(stored), [item('B'), item('A')]))).toEqual([['A', 1]])
  })

  it('lets the sku decide when another product has taken over the slug [V1]', () => {
    const renamed = { ...item('A'), slug: 'new-slug' }
    const newcomer = { ...item('B'), slug: 'slug-A' }
    expect(quantities(revalidate(cartOf(line('A')), [newcomer, renamed]))).toEqual([['A', 1]])
  })

  it('drops lines with no match, in any order of lines [V2]', () => {
    expect(quantities(revalidate(cartOf(line('A'), line('GONE'), line('B')), [item('B'), item('A')]))).toEqual([
      ['A', 1],
      ['B', 1],
    ])
    expect(revalidate(cartOf(line('A')), []).lineItems).toEqual([])
  })

  it('drops lines whose quantity is not above zero [V3]', () => {
    const cart = cartOf(line('A', 0), line('B', -2), line('C', Number.NaN), line('D', 1))
    expect(
      quantities(
        revalidate(
          cart,
          ['A', 'B', 'C', 'D'].map((sku) => item(sku)),
        ),
      ),
    ).toEqual([['D', 1]])
  })

  it('does not match a product that lacks something [V4]', () => {
    expect(revalidate(cartOf(line('A')), [{ ...item('A'), brand: null }]).lineItems).toEqual([])
  })

  it('joins two lines that turn out to be one product', () => {
    const cart = cartOf(line('A', 15), { ...line('A', 9), sku: 'OLD-SKU' })
    expect(quantities(revalidate(cart, [item('A')]))).toEqual([['A', 20]])
  })

  it('leaves payment method, id and pick-up alone', () => {
    const cart = {
      ...cartOf(line('A')),
      id: 'cart-1',
      isPickUp: true,
      paymentMethod: { id: 'pm', billing_details: {} },
    }
    expect(revalidate(cart, [])).toEqual({ ...cart, lineItems: [] })
  })

  it('does not judge a line the catalogue was not asked about', () => {
    const cart = cartOf(line('A'), line('ADDED-SINCE', 4))
    expect(quantities(revalidate(cart, [item('A')], [line('A')]))).toEqual([
      ['A', 1],
      ['ADDED-SINCE', 4],
    ])
  })

  it('leaves only products of the catalogue with whole prices, and doing it twice changes nothing [C7]', () => {
    const sku = fc.integer({ min: 0, max: 30 }).map((number) => `P${number}`)
    const lines = fc.uniqueArray(fc.record({ sku, quantity: fc.integer({ min: -2, max: 20 }) }), {
      selector: (each) => each.sku,
    })
    const price = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100)
    const items = fc.uniqueArray(fc.record({ sku, price }), { selector: (each) => each.sku })
    fc.assert(
      fc.property(lines, items, (stored, catalogue) => {
        const cart = cartOf(...stored.map((each) => line(each.sku, each.quantity)))
        const answer = catalogue.map((each) => item(each.sku, each.price))
        const once = revalidate(cart, answer)
        const offered = new Map(catalogue.map((each) => [each.sku, Math.round(each.price * 100)]))
        const expected = stored.filter((each) => each.quantity > 0 && offered.has(each.sku))
        expect(quantities(once)).toEqual(expected.map((each) => [each.sku, each.quantity]))
        for (const each of once.lineItems) expect(each.price).toBe(offered.get(each.sku))
        expect(revalidate(once, answer)).toEqual(once)
      }),
    )
  })
})
