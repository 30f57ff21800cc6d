import { describe, expect, it } from 'vitest'
import type { EditionContent } from '../content/edition-content.ts'
import type { PageEntry } from '../content/types/page.ts'
import { contentWith, lineEntry, productEntry, viewOf } from '../view/edition-content.fake.ts'
import { helpfulTools, productHelp } from './product-help.ts'

const pageEntry = (slug: string): PageEntry => ({
  sys: { id: slug },
  slug,
  title: slug,
  seoTitle: slug,
  seoDescription: slug,
  sectionsCollection: [],
})

const pages = [
  'which-model',
  'product-comparison',
  'book-a-demo',
  'support/calculators/running-cost',
  'support/repairs-and-parts',
  'support/troubleshooting',
].map(pageEntry)

const suitability = {
  poolTypes: ['in-ground'],
  maxLengthM: 12,
  surfaces: ['tile'],
  floor: true,
  walls: true,
  waterline: true,
}

const robot = (slug: string, price: number, fields = {}) =>
  productEntry({
    slug,
    price,
    name: slug,
    suitability,
    specifications: { Machine: { Weight: `${price} kg` } },
    figures: { watts: 150, cycleHours: [1, 2, 3] },
    ...fields,
  })

const viewWith = (given: Partial<EditionContent>) => viewOf(contentWith({ pages, ...given }))

describe('the tools that help with a product', () => {
  it('are told which robot it is, what stands beside it and what it draws', () => {
    const products = [robot('s200', 1400), robot('s300i', 1900), robot('m400', 2400), robot('m600', 3400)]
    const view = viewWith({ products })
    expect(productHelp(products[1] ?? productEntry(), true, view)).toEqual({
      finder: '',
      compare: 's300i,s200,m400',
      cost: 's300i&watts=150&hours=2',
      demo: 's300i',
      fault: 's300i',
      repair: 's300i',
    })
    expect(helpfulTools(view).fault?.href).toBe('/en-au/support/troubleshooting/?model=')
  })

  it('mean the machine where a carton holds it with a present', () => {
    const products = [robot('s100', 800), robot('s100-bonus', 800, { name: 's100 Bonus' })]
    const help = productHelp(products[1] ?? productEntry(), true, viewWith({ products }))
    expect(help).toMatchObject({ demo: 's100', fault: 's100' })
    expect(help.compare).toBeUndefined()
  })

  it('are those of pages that the edition has, and for parts only whether they fit', () => {
    const part = productEntry({ slug: 'brush', productLine: 'line-parts', specifications: { Part: { Fits: 'S 100' } } })
    const productLines = [lineEntry({ sys: { id: 'line-parts' }, family: 'part' })]
    expect(productHelp(part, true, viewWith({ products: [part], productLines }))).toEqual({ fits: '' })
    expect(productHelp(part, true, viewWith({ products: [part], productLines, pages: [] }))).toEqual({})
  })
})
