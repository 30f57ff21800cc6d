import { describe, expect, it } from 'vitest'
import { contentWith, lineEntry, productEntry, viewOf } from '../view/edition-content.fake.ts'
import { dealersOf, deliveryOf } from './product-purchase.ts'

const suitability = {
  poolTypes: ['in-ground'],
  maxLengthM: 12,
  surfaces: ['tile'],
  floor: true,
  walls: true,
  waterline: true,
}

describe('what delivery costs', () => {
  const view = viewOf(
    contentWith({
      shippingRates: [{ shippingClass: 'parcel', metro: 14.95, regional: 19.95, remote: null, freeFrom: 499 }],
    }),
  )

  it('is said in the edition’s money, or that it costs nothing, or that somebody rings', () => {
    expect(deliveryOf(productEntry({ price: 50 }), view).text).toBe('A$14.95 metro, A$19.95 regional')
    expect(deliveryOf(productEntry({ price: 499 }), view).title).toBe('Free delivery')
    expect(deliveryOf(productEntry({ shippingClass: 'freight' }), view).title).toBe('Delivery by quote')
  })
})

describe('where a product is had without a shop', () => {
  it('is with dealers of its line, who show this very model', () => {
    const product = productEntry({ suitability })
    expect(dealersOf(product, viewOf(contentWith({ products: [product] })))).toEqual({
      dealers: '/en-au/support/find-a-dealer/?line=dolphin',
      demo: '/en-au/book-a-demo/?model=dolphin-s300i',
    })
  })

  it('is with those who repair it once it is no longer made', () => {
    const product = productEntry({ suitability, active: false })
    expect(dealersOf(product, viewOf(contentWith({ products: [product] })))).toEqual({
      dealers: '/en-au/support/find-a-dealer/?service=repairs&line=dolphin',
    })
  })

  it('is with any dealer for a part, which nobody shows', () => {
    const product = productEntry({ productLine: 'line-parts', specifications: { Part: { Fits: 'S 100' } } })
    const productLines = [lineEntry({ sys: { id: 'line-parts' }, slug: 'parts', family: 'part' })]
    expect(dealersOf(product, viewOf(contentWith({ products: [product], productLines })))).toEqual({
      dealers: '/en-au/support/find-a-dealer/',
    })
  })
})
