import { afterAll, describe, expect, it } from 'vitest'
import { shopService } from '../fixture/shop-service.fake.ts'

const { ask } = await shopService({}, afterAll)

const cartQuery = `
  query Catalogue($sku_in: [String], $seo_title_in: [String], $slug_in: [String]) {
    productCollection(
      where: {
        active: true
        inStock: true
        OR: [{ sku_in: $sku_in }, { seoTitle_in: $seo_title_in }, { slug_in: $slug_in }]
      }
    ) {
      items {
        name: seoTitle
        _id
        sku
        price
        slug
        brand
        shippingClass
        categories { seoTitle }
        imagesCollection { items { url(transform: { width: 450, height: 450, quality: 60 }) } }
      }
    }
  }
`

const skus = (body: { data: { productCollection: { items: { sku: string }[] } } }): string[] =>
  body.data.productCollection.items.map(({ sku }) => sku)

describe('the cart’s catalogue query', () => {
  it('finds products by sku, title or slug, with all a line item needs [C5] [C8]', async () => {
    const { status, body } = await ask(cartQuery, { sku_in: ['PW-S100'], seo_title_in: [], slug_in: ['s200'] })
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('errors')
    expect(skus(body)).toEqual(['PW-S100', 'PW-S200'])
    expect(body.data.productCollection.items[0]).toEqual({
      name: 'Robot s100',
      _id: expect.any(String),
      sku: 'PW-S100',
      price: 999,
      slug: 's100',
      brand: 'Dolphin',
      shippingClass: 'parcel',
      categories: { seoTitle: 'Residential cleaners' },
      imagesCollection: {
        items: [{ url: expect.stringMatching(/\?w=450&h=450&q=60$/) }, { url: expect.stringContaining('/rear/') }],
      },
    })
  })

  it('finds nothing for empty lists, and only what the full list names [C5]', async () => {
    const none = await ask(cartQuery, { sku_in: [], seo_title_in: [], slug_in: [] })
    expect(skus(none.body)).toEqual([])
    const one = await ask(cartQuery, { sku_in: [], seo_title_in: ['Robot s200'], slug_in: [] })
    expect(skus(one.body)).toEqual(['PW-S200'])
  })

  it('matches everything when a list is not sent at all, as an empty filter does [C5]', async () => {
    const { body } = await ask(cartQuery, { sku_in: [], slug_in: [] })
    expect(skus(body)).toEqual(['PW-S100', 'PW-S200'])
  })

  it('leaves out what is not active or not in stock [V5]', async () => {
    const { body } = await ask(cartQuery, {
      sku_in: [],
      seo_title_in: [],
      slug_in: ['s100', 'wave', 'retired', 'next'],
    })
    expect(skus(body)).toEqual(['PW-S100'])
  })

  it('costs 10,200 with default limits, just under what is allowed [C5]', async () => {
    const dearer = cartQuery.replace('productCollection(', 'productCollection(limit: 108').replace('where', ', where')
    const { status, body } = await ask(dearer, { sku_in: [], seo_title_in: [], slug_in: [] })
    expect(status).toBe(400)
    // 108 products, as many categories, and 100 pictures each: the formula that makes 10,200 of 100.
    expect(body.errors[0].extensions.contentful).toMatchObject({
      code: 'TOO_COMPLEX_QUERY',
      details: { maximumCost: 11000, cost: 108 + 108 + 108 * 100 },
    })
  })
})
