import { afterAll, describe, expect, it } from 'vitest'
import { shopService } from '../fixture/shop-service.fake.ts'

const { ask } = await shopService({}, afterAll)

const data = async (query: string) => {
  const { body } = await ask(query)
  expect(body.errors).toBeUndefined()
  return body.data
}

describe('useFallbackLocale', () => {
  it('is on unless told otherwise: what an edition does not say comes from Australia', async () => {
    const { product } = await data('{ product(id: "s200", locale: "en-NZ") { price sku compareAtPrice } }')
    expect(product).toEqual({ price: 1599, sku: 'PW-S200', compareAtPrice: null })
    const same = await data('{ product(id: "s200", locale: "en-NZ", useFallbackLocale: true) { sku } }')
    expect(same.product.sku).toBe('PW-S200')
  })

  it('false shows only what the edition itself says', async () => {
    const { product } = await data(
      '{ product(id: "s200", locale: "en-NZ", useFallbackLocale: false) { price body sku editions productLine { name } } }',
    )
    expect(product).toEqual({ price: 1599, body: 'Sweet as.', sku: null, editions: null, productLine: null })
  })

  it('false changes nothing in the default locale', async () => {
    const { product } = await data(
      '{ product(id: "s200", useFallbackLocale: false) { price sku productLine { name } } }',
    )
    expect(product).toEqual({ price: 1499, sku: 'PW-S200', productLine: { name: 'Dolphin' } })
  })

  it('can be set for one field, and for what a link leads to: the link itself is read as its parent is', async () => {
    const { product } = await data(`{
      product(id: "s200", locale: "en-NZ") {
        sku own: sku(useFallbackLocale: false)
        productLine(useFallbackLocale: false) { name again: name(useFallbackLocale: true) storyCollection { total } }
      }
    }`)
    expect(product).toEqual({
      sku: 'PW-S200',
      own: null,
      productLine: { name: null, again: 'Dolphin', storyCollection: { total: 1 } },
    })
  })

  it('cascades into collections and assets, and into their filters and order', async () => {
    const found = await data(`{
      all: productCollection(locale: "en-NZ", useFallbackLocale: false, order: price_ASC) { total items { slug price } }
      some: productCollection(locale: "en-NZ", useFallbackLocale: false, where: { currency: "NZD" }) {
        items { sys { id } }
      }
      none: productCollection(locale: "en-NZ", useFallbackLocale: false, where: { slug: "s200" }) { total }
      asset(id: "front", locale: "en-NZ", useFallbackLocale: false) {
        description title url width file: fileName(useFallbackLocale: true)
      }
    }`)
    expect(found.all.total).toBe(4)
    expect(found.all.items[0]).toEqual({ slug: null, price: 1599 })
    expect(found.some.items).toEqual([{ sys: { id: 's200' } }])
    expect(found.none.total).toBe(0)
    expect(found.asset).toEqual({
      description: 'The robot from the front, eh',
      title: null,
      url: null,
      width: null,
      file: 'front.png',
    })
  })

  it('shows sections written in an edition’s own file as that edition’s', async () => {
    const { section } = await data(
      '{ section(id: "dolphin-story-1-en-nz", locale: "en-NZ", useFallbackLocale: false) { heading } }',
    )
    expect(section.heading).toBe('Kia ora')
  })
})
