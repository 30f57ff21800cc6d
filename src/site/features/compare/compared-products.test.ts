import { describe, expect, it } from 'vitest'
import type { Catalogue, CatalogueProduct } from '../../content/catalogue.ts'
import { comparedProducts } from './compared-products.ts'

const products = Object.fromEntries(
  ['s100', 's200', 's300'].map((slug) => [slug, { sku: `PW-${slug}`, name: slug } as CatalogueProduct]),
)
const catalogue: Pick<Catalogue, 'products'> = { products }

describe('products of a comparison', () => {
  it('come in the order they were picked', () => {
    expect(comparedProducts(['PW-s300', 'PW-s100'], catalogue).map(({ name }) => name)).toEqual(['s300', 's100'])
  })

  it('do without those that vanished', () => {
    expect(comparedProducts(['PW-gone', 'PW-s200'], catalogue).map(({ name }) => name)).toEqual(['s200'])
  })
})
