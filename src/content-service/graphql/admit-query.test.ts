import { getIntrospectionQuery } from 'graphql'
import { describe, expect, it } from 'vitest'
import { ownSchema } from '../fixture/decided-query.fake.ts'
import { createQueryAdmission } from './admit-query.ts'

const admit = createQueryAdmission(ownSchema)
const codeOf = (query: string, variables = {}) => {
  const admitted = admit({ query, variables })
  return admitted.ok ? 'runs' : (admitted.errors[0]?.extensions.contentful ?? admitted.errors[0]?.message)
}
const times = (count: number, word: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => word(index)).join(' ')

const deep = (steps: number) =>
  `{ product(id: "x") { ${'relatedCollection(limit: 1) { items { '.repeat(steps)} sku ${'} } '.repeat(steps)} } }`
const manyFragments = (count: number) =>
  `{ ${times(count, (i) => `...F${i}`)} } ${times(count, (i) => `fragment F${i} on Query { ${i % 2 ? '__typename' : 'faqCollection { total }'} }`)}`
const declaring = (count: number) =>
  `query (${times(count, (i) => `$v${i}: Boolean!`)}) { ${times(count, (i) => `... @skip(if: $v${i}) { __typename }`)} }`

describe('a query', () => {
  it.each<[number, string, string, (count: number) => string]>([
    [15, 'aliases', 'TOO_COMPLEX_QUERY', (n) => `{ ${times(n, (i) => `a${i}: __typename`)} }`],
    [50, 'directives', 'TOO_COMPLEX_QUERY', (n) => `{ ${'... @skip(if: false) { __typename } '.repeat(n)} }`],
    [30, 'fragments', 'TOO_COMPLEX_QUERY', manyFragments],
    [30, 'variables', 'TOO_COMPLEX_QUERY', declaring],
    [50, 'fields named again', 'TOO_COMPLEX_QUERY', (n) => `{ __typename ${'__typename '.repeat(n)} }`],
    [11, 'links after one another', 'QUERY_TOO_DEEP', deep],
    [16_384, 'characters', 'QUERY_TOO_BIG', (n) => `{ __typename }${' '.repeat(n - 14)}`],
    [1_000, 'entries at a time', 'INVALID_ARGUMENT', (n) => `{ faqCollection(limit: ${n}) { total } }`],
  ])('may have %i %s and no more', (most, _things, code, query) => {
    expect(codeOf(query(most))).toBe('runs')
    expect(codeOf(query(most + 1))).toMatchObject({ code })
  })

  it('may have a thousand words', () => {
    const words = (count: number) => `{ faqCollection(where: { slug_in: [${'"x" '.repeat(count - 16)}] }) { total } }`
    expect(codeOf(words(1_000))).toBe('runs')
    expect(codeOf(words(1_001))).toBe('Syntax Error: Document contains more than 1000 tokens. Parsing aborted.')
  })

  it('may have thirty variables sent along', () => {
    const sent = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`v${index}`, 1]))
    expect(codeOf('{ __typename }', sent(30))).toBe('runs')
    expect(codeOf('{ __typename }', sent(31))).toMatchObject({ code: 'TOO_COMPLEX_QUERY' })
  })

  it('may have fifty conditions sent along, and lists of any length', () => {
    const query = 'query ($where: FaqFilter) { faqCollection(where: $where) { total } }'
    const filter = (count: number) => ({ OR: Array.from({ length: count - 1 }, () => ({ answer_contains: 'pool' })) })
    expect(codeOf(query, { where: filter(50) })).toBe('runs')
    expect(codeOf(query, { where: filter(51) })).toMatchObject({ code: 'TOO_COMPLEX_QUERY' })
    expect(codeOf(query, { where: { slug_in: Array(5_000).fill('winter') } })).toBe('runs')
  })

  it('may ask for the schema as tools do, and not for many of it', () => {
    expect(codeOf(getIntrospectionQuery())).toBe('runs')
    const schemas = '{ a: __schema { types { name } } b: __schema { types { name } } }'
    expect(codeOf(schemas)).toMatchObject({ code: 'TOO_COMPLEX_QUERY' })
    const types = '{ __schema { a: types { fields { name } } b: types { fields { name } } } }'
    expect(codeOf(types)).toMatchObject({ code: 'TOO_COMPLEX_QUERY' })
  })

  it('may ask for so many values, however few entries they are of', () => {
    const answers = 'slug question topic lastReviewed editions sys { id } __typename'
    const wide = (lists: number) =>
      `{ ${times(lists, (i) => `a${i}: faqCollection(limit: 1000) { items { ${answers} ...F } }`)} }
      fragment F on Faq { ${times(4, (i) => `b${i}: sys { id publishedAt firstPublishedAt }`)} }`
    expect(codeOf(wide(1))).toBe('runs')
    const refused = admit({ query: wide(11), variables: {} })
    expect(refused).toMatchObject({
      errors: [{ message: expect.stringMatching(/asks for up to \d+ values, and 200000/) }],
    })
  })

  it('may not go in circles, nor hold types', () => {
    expect(codeOf('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }')).toMatchObject({
      code: 'INVALID_QUERY',
    })
    expect(codeOf('type Query { a: Int }')).toMatchObject({ code: 'INVALID_QUERY' })
  })
})
