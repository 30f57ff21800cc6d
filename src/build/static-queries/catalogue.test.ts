import { describe, expect, it } from 'vitest'
import type { EditionContent } from '../content/edition-content.ts'
import { contentWith, faqEntry, lineEntry, productEntry, viewOf } from '../view/edition-content.fake.ts'
import { catalogueOf } from './catalogue.ts'

const catalogue = (given: Partial<EditionContent>) => catalogueOf(viewOf(contentWith(given)))

const sibling = (slug: string, price: number, fields = {}) => productEntry({ slug, price, name: slug, ...fields })

describe('the catalogue', () => {
  it('has what lists show: price, saving and the stage of the line', () => {
    const { products, lines } = catalogue({ products: [productEntry({ compareAtPrice: 1999 })] })
    expect(products['dolphin-s300i']).toMatchObject({
      price: 'A$1,899.00',
      cents: 189900,
      was: 'A$1,999.00',
      saved: 'A$100.00',
      line: 'dolphin',
    })
    expect(products['dolphin-s300i']?.picture.alt).toBeUndefined()
    expect(lines.dolphin).toMatchObject({ name: 'Dolphin', stage: 'water' })
  })

  it('says why something cannot be bought', () => {
    const { products } = catalogue({
      products: [sibling('sold', 1), sibling('out', 2, { inStock: false }), sibling('old', 3, { active: false })],
    })
    expect(Object.values(products).map(({ gone }) => gone)).toEqual([undefined, 'out-of-stock', 'discontinued'])
  })

  it('recommends what the editor says, then the nearest of the line in price, and never what is no longer made', () => {
    const { products } = catalogue({
      products: [
        productEntry({ relatedCollection: ['far'] }),
        sibling('near', 1900),
        sibling('far', 9000),
        sibling('gone', 1898, { active: false }),
        sibling('nearish', 2100),
      ],
    })
    expect(products['dolphin-s300i']?.related).toEqual(['far', 'near', 'nearish'])
  })

  it('knows the questions about a product: those that name it before those of its line, each once', () => {
    const { products, questions } = catalogue({
      products: [productEntry()],
      productLines: [lineEntry({ faqsCollection: ['how-often', 'does-it-climb'] })],
      faqs: [faqEntry('how-often'), faqEntry('does-it-climb', ['dolphin-s300i']), faqEntry('what-ph')],
    })
    expect(products['dolphin-s300i']?.questions).toEqual(['does-it-climb', 'how-often'])
    expect(questions).toEqual({ 'does-it-climb': 'does-it-climb?', 'how-often': 'how-often?' })
  })

  it('knows the next cheaper and the next dearer model that is alike, and what each step is worth', () => {
    const sized = (slug: string, price: number, poolLitres: number, heading = 'Water') =>
      sibling(slug, price, { figures: { poolLitres }, specifications: { [heading]: {} } })
    const { products } = catalogue({
      products: [sized('small', 890, 10_000), sized('middle', 1390, 50_000), sized('pump', 1400, 60_000, 'Pump')],
    })
    expect(products.small?.neighbours).toEqual([
      { slug: 'middle', price: 'A$500 more', gains: ['Pools up to 50,000 L, 40,000 L more'], losses: [] },
    ])
    expect(products.middle?.neighbours?.map(({ slug, price }) => [slug, price])).toEqual([['small', 'A$500 less']])
    expect(products.pump?.neighbours).toBeUndefined()
  })

  it('has what owners wrote, of the product alone', () => {
    const written = (product: string, rating: number) => ({
      sys: { id: `${product}-${rating}` },
      quote: 'It works.',
      name: 'Lou',
      place: 'Fremantle, WA',
      rating,
      date: '2026-02-11T00:00:00.000Z',
      product,
    })
    const { products } = catalogue({
      products: [sibling('near', 1900), sibling('far', 9000)],
      testimonials: [written('near', 5), written('near', 2)],
    })
    expect(products.near?.reviews).toMatchObject([
      { html: '<p>It works.</p>', rating: 5, date: '2026-02-11', dateText: '11 February 2026' },
      { rating: 2 },
    ])
    expect(products.far?.reviews).toBeUndefined()
  })

  it('is not made where a product has no line or no picture', () => {
    expect(() => catalogue({ products: [productEntry({ productLine: 'line-none' })] })).toThrow('has no line')
    expect(() => catalogue({ products: [productEntry({ imagesCollection: [] })] })).toThrow('has no picture')
  })
})
