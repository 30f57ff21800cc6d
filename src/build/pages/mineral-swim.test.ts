import { describe, expect, it } from 'vitest'
import type { ProductFigures } from '../../domain/models/product-figures.ts'
import type { ProductEntry } from '../content/types/product.ts'
import { contentWith, lineEntry, productEntry, viewOf } from '../view/edition-content.fake.ts'
import { sectionsFor } from '../view/slotted-sections.fake.ts'
import { mineralSwim } from './mineral-swim.ts'

const line = lineEntry({ sys: { id: 'line-mineral-swim' }, landingPage: 'mineral-swim' })
/** What the page shows of the units beside them. */
const others = { 'Pool volume': '', 'Chlorine output': '', 'Net weight': '' }
const minerals = (slug: string, price: number, figures: ProductFigures): ProductEntry =>
  productEntry({
    ...{ sys: { id: slug, publishedAt: '2026-11-01' }, slug, name: slug, price, productLine: line.sys.id },
    ...{ specifications: { Contents: { Kind: 'Minerals', ...others } }, figures },
  })
const bag = minerals('mineral-swim-bag', 40, { netKilograms: 10 })
const pallet = minerals('mineral-swim-pallet', 1500, {})

const dataWith = (products: ProductEntry[]) =>
  mineralSwim(viewOf(contentWith({ productLines: [line], products })), {
    ...{
      sys: { id: 'page' },
      slug: 'mineral-swim',
      title: 'Minerals',
      sectionsCollection: sectionsFor('mineral-swim'),
    },
    ...{ seoTitle: 'Minerals', seoDescription: 'Minerals.' },
  })

describe('the prices of minerals', () => {
  it('are told per kilogram where the weight is known, and nowhere else', () => {
    expect(dataWith([bag, pallet]).minerals).toEqual([
      expect.objectContaining({ name: 'mineral-swim-bag', perKilogram: 'A$4.00' }),
    ])
  })

  it('are never reckoned with a bag that is not there', () => {
    expect(() => dataWith([pallet])).toThrow(
      'no product with the slug "mineral-swim-bag" in the edition en-au: the page "mineral-swim"',
    )
  })
})
