import { expect, it } from 'vitest'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import { readOwnContent } from '../content/site-content.fake.ts'
import { contentWith, lineEntry, productEntry } from '../view/edition-content.fake.ts'
import { priceListOf } from './price-list-of.ts'

it('has what is sold, line by line, in whole cents', () => {
  const parts = lineEntry({ sys: { id: 'line-parts' }, slug: 'parts', name: 'Parts', family: 'part' })
  const list = priceListOf(
    contentWith({
      productLines: [lineEntry(), parts],
      products: [
        productEntry({ sku: 'PW-BR', slug: 'brush', productLine: 'line-parts', price: 79.95 }),
        productEntry({ sku: 'PW-S', slug: 'robot', price: 1899 }),
        productEntry({ sku: 'PW-OLD', slug: 'gone', active: false }),
      ],
    }),
  )
  expect(list.lines.map(({ slug, isPart }) => [slug, isPart])).toEqual([
    ['dolphin', false],
    ['parts', true],
  ])
  expect(list.products.map(({ sku, line, price }) => [sku, line, price])).toEqual([
    ['PW-S', 'dolphin', 189_900],
    ['PW-BR', 'parts', 7995],
  ])
})

it('has all that the site’s own editions sell, each once', async () => {
  const editions = await readOwnContent()
  expect(editions.map(({ code }) => code).toSorted()).toEqual(editionCodes.toSorted())
  for (const content of editions) {
    const skus = priceListOf(content).products.map(({ sku }) => sku)
    const sold = content.products.filter(({ active }) => active).map(({ sku }) => sku)
    expect(skus.toSorted()).toEqual(sold.toSorted())
  }
})
