import { describe, expect, it } from 'vitest'
import { completeProducts } from './cart-catalogue.ts'

const item = {
  _id: 'x1',
  name: 'Dolphin S50',
  sku: 'PW-S50',
  slug: 'dolphin-s50',
  price: 899.95,
  brand: 'Dolphin',
  shippingClass: 'bulky',
  categories: { seoTitle: 'Residential' },
  imagesCollection: { items: [{ url: 'https://images.example/1.webp' }, { url: 'https://images.example/2.webp' }] },
}

describe('a catalogue product', () => {
  it('becomes what a cart line shows: price in cents, main category, first picture [C3] [C7]', () => {
    expect(completeProducts([item])).toEqual([
      {
        name: 'Dolphin S50',
        sku: 'PW-S50',
        slug: 'dolphin-s50',
        price: 89995,
        brand: 'Dolphin',
        shippingClass: 'bulky',
        category: 'Residential',
        img: 'https://images.example/1.webp',
      },
    ])
  })

  it.each(['name', 'sku', 'slug', 'price', 'brand', 'shippingClass', 'categories', 'imagesCollection'] as const)(
    'without %s is ignored [V4]',
    (field) => {
      const { [field]: _, ...rest } = item
      expect(completeProducts([rest, { ...item, [field]: null }, { ...item, [field]: '' }])).toEqual([])
    },
  )

  it('without a category title or any published picture is ignored [V4]', () => {
    const incomplete = [
      { ...item, categories: { seoTitle: null } },
      { ...item, imagesCollection: { items: [] } },
      { ...item, imagesCollection: { items: [null, { url: null }] } },
    ]
    expect(completeProducts(incomplete)).toEqual([])
  })

  it('uses the next picture when the first is unpublished', () => {
    const items = [null, { url: null }, { url: 'https://images.example/2.webp' }]
    expect(completeProducts([{ ...item, imagesCollection: { items } }])[0]?.img).toBe('https://images.example/2.webp')
  })

  it('that is no product at all, or has an impossible price, is ignored [V4]', () => {
    expect(completeProducts([null, 'x', 4, [], { ...item, price: -1 }, { ...item, price: Number.NaN }])).toEqual([])
  })
})
