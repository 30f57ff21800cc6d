import { expect, it } from 'vitest'
import type { ProductEntry } from '../content/types/product.ts'
import { contentWith, productEntry, viewOf } from '../view/edition-content.fake.ts'
import { sectionsFor } from '../view/slotted-sections.fake.ts'
import { forLife } from './forlife.ts'

const product = (slug: string, more: Partial<ProductEntry> = {}): ProductEntry =>
  productEntry({ sys: { id: slug, publishedAt: '2026-11-01' }, slug, name: slug, ...more })
const parts = ['fine-filter-m', 'brush-set-m', 'drive-track-m'].map((slug) => product(slug, { price: 90 }))

const warrantyTerms = [
  { law: { name: 'Law', text: 'Law.', after: 'Later.' }, terms: [], written: { robot: 'All of it.' } },
]

const dataWith = (products: ProductEntry[]) =>
  forLife(viewOf(contentWith({ products, warrantyTerms })), {
    ...{ sys: { id: 'page' }, slug: 'forlife', title: 'ForLife', sectionsCollection: sectionsFor('forlife') },
    ...{ seoTitle: 'ForLife', seoDescription: 'ForLife.' },
  })

it('the calendar has the years of warranty of an M 400, and the price list what it wears', () => {
  const { warrantyYears, parts: listed } = dataWith([product('dolphin-m400', { warrantyYears: 5 }), ...parts])
  expect(warrantyYears).toBe(5)
  expect(listed.map(({ name, half }) => [name, half])).toEqual(parts.map(({ name }) => [name, 'A$45.00']))
})

it('nothing is drawn of an M 400 that is not there', () => {
  expect(() => dataWith(parts)).toThrow('no product with the slug "dolphin-m400" in the edition en-au')
})
