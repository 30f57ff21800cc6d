import { expect, it, vi } from 'vitest'
import { createProductLookup } from './product-lookup.ts'

const item = (sku: string, price = 10) => ({
  name: `The ${sku}`,
  sku,
  slug: sku.toLowerCase(),
  price,
  brand: 'Dolphin',
  shippingClass: 'parcel',
  categories: { seoTitle: 'Residential' },
  imagesCollection: { items: [{ url: `https://images.example/${sku}.webp` }] },
})
const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000)

it('knows what products cost in cents, and that others are not sold', async () => {
  const catalogue = createProductLookup({ ask: async () => [item('A', 19.99)] })
  const answer = await catalogue.products(['A', 'GONE'], at(0))
  expect(answer.ok && [...answer.products].map(([sku, { price }]) => [sku, price])).toEqual([['A', 1999]])
})

it('asks once for a short while, and only about what it does not know', async () => {
  const ask = vi.fn(async (skus: readonly string[]) => skus.map((sku) => item(sku)))
  const catalogue = createProductLookup({ ask })
  await catalogue.products(['A'], at(0))
  await catalogue.products(['A', 'B'], at(10))
  await catalogue.products(['A'], at(20))
  expect(ask.mock.calls).toEqual([[['A']], [['B']], [['A']]])
})

it('goes by the last good answer for an hour when the service is away, and then says that it cannot tell', async () => {
  const ask = vi.fn(async (skus: readonly string[]) => skus.map((sku) => item(sku)))
  const onTrouble = vi.fn()
  const catalogue = createProductLookup({ ask, onTrouble })
  await catalogue.products(['A'], at(0))
  ask.mockRejectedValue(new Error('away'))
  expect(await catalogue.products(['A'], at(3600))).toMatchObject({ ok: true })
  expect(await catalogue.products(['A', 'B'], at(60))).toEqual({ ok: false })
  expect(await catalogue.products(['A'], at(3601))).toEqual({ ok: false })
  expect(onTrouble).toHaveBeenCalledTimes(3)
})

it('believes no product that lacks something', async () => {
  const catalogue = createProductLookup({
    ask: async () => [
      { ...item('A'), price: null },
      { ...item('B'), price: -1 },
    ],
  })
  const answer = await catalogue.products(['A', 'B'], at(0))
  expect(answer.ok && answer.products.size).toBe(0)
})
