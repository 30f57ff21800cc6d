import { Kind, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import type { Variables } from '../../graphql-guards/asked-size.ts'
import { fragmentsOf } from '../../graphql-guards/fragments.ts'
import { contentModel } from '../model/content-model.ts'
import { countEntries } from './entry-count.ts'
import { createSchema } from './schema.ts'

const schema = createSchema(contentModel)

const entriesOf = (query: string, variables: Variables = {}): number => {
  const document = parse(query)
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  if (!operation) throw new Error('no operation')
  return countEntries({ schema, operation, fragments: fragmentsOf(document), variables })
}

describe('the entries that a query could fetch', () => {
  it.each([
    [
      'the cart’s query [C5]',
      '{ productCollection { items { sku categories { seoTitle } imagesCollection { items { url } } } } }',
      10_200,
    ],
    ['a single entry', '{ product(id: "x") { sku } }', 1],
    ['a link of a single entry', '{ product(id: "x") { productLine { name hero { url } } } }', 3],
    ['a collection', '{ productCollection(limit: 7) { items { sku } } }', 7],
    ['limit 0', '{ productCollection(limit: 0) { total } }', 100],
    ['two collections', '{ a: productCollection(limit: 7) { total } b: faqCollection(limit: 3) { total } }', 10],
    [
      'collections in collections',
      '{ productCollection(limit: 5) { items { relatedCollection(limit: 4) { items { faqsCollection(limit: 3) { total } } } } } }',
      5 + 20 + 60,
    ],
    [
      'links from elsewhere, which count as any collection',
      '{ productCollection(limit: 5) { items { linkedFrom { entryCollection { total } faqCollection(limit: 4) { items { productsCollection(limit: 3) { total } } } } } } }',
      5 + 5 * (100 + 4 + 4 * 3),
    ],
    [
      'links to an asset from elsewhere',
      '{ assetCollection(limit: 5) { items { linkedFrom { productCollection(limit: 4) { total } } } } }',
      5 + 5 * 4,
    ],
    ['a link with a condition', '{ product(id: "x") { productLine(where: { slug: "y" }) { name } } }', 2],
    ['fields without fetching', '{ __typename productCollection(limit: 5) { items { sys { id } features } } }', 5],
    ['introspection', '{ __schema { types { name } } }', 0],
  ])('of %s', (_name, query, count) => {
    expect(entriesOf(query)).toBe(count)
  })

  it('reads limits from variables and their defaults', () => {
    const query = 'query ($n: Int = 9) { productCollection(limit: $n) { total } }'
    expect(entriesOf(query)).toBe(9)
    expect(entriesOf(query, { n: 50 })).toBe(50)
  })

  it('counts a field once, however many fragments ask for it', () => {
    const query = `
      { productCollection(limit: 10) { items { ...A ...B ... on Product { productLine { slug } } } } }
      fragment A on Product { productLine { name } }
      fragment B on Product { productLine { hero { url } } }
    `
    expect(entriesOf(query)).toBe(10 + 10 + 10)
  })
})
