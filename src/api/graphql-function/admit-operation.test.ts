import { describe, expect, it } from 'vitest'
import { usualLimits } from '../../graphql-guards/limits.ts'
import { createAdmission } from './admit-operation.ts'
import { dealerSchema } from './dealer-schema.fake.ts'

const admit = createAdmission({ schema: dealerSchema, limits: usualLimits, openSchema: true })
const codeOf = (query: string, variables = {}) => {
  const admitted = admit({ query, variables })
  return admitted.ok ? 'runs' : admitted.code
}
const times = (count: number, word: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => word(index)).join(' ')

const aliased = (count: number) => times(count, (i) => `a${i}: count`)
const deep = (fields: number) => `{ dealer(id: 1) { ${'parent { '.repeat(fields - 2)} id ${'}'.repeat(fields - 2)} } }`
const deepByFragments = (fields: number) =>
  `{ dealer(id: 1) { ...F0 } } ${times(fields - 2, (i) => `fragment F${i} on Dealer { parent { ...F${i + 1} } }`)}
   fragment F${fields - 2} on Dealer { id }`
const manyFragments = (count: number) =>
  `{ ${times(count, (i) => `...F${i}`)} } ${times(count, (i) => `fragment F${i} on Query { ${i % 2 ? 'count' : 'who'} }`)}`
const fourFields = 'id name parent { id } near { id }'
const repeatedByFragments = (count: number) =>
  `{ dealer(id: 1) { ${fourFields} ${times(10, (i) => `...F${i}`)} ${'id '.repeat(count - 40)} } }
   ${times(10, (i) => `fragment F${i} on Dealer { ${fourFields} }`)}`
const declaring = (count: number) =>
  `query (${times(count, (i) => `$v${i}: Boolean!`)}) { ${times(count, (i) => `... @skip(if: $v${i}) { count }`)} }`
const manyTokens = (count: number) => `mutation { send(message: { email: "x" pools: [${'1 '.repeat(count - 17)}] }) }`

describe('a document', () => {
  it.each<[number, string, string, (count: number) => string]>([
    [15, 'aliases', 'TOO_MANY_ALIASES', (n) => `{ ${aliased(n)} }`],
    [15, 'aliases in fragments', 'TOO_MANY_ALIASES', (n) => `{ ...F } fragment F on Query { ${aliased(n)} }`],
    [50, 'directives', 'TOO_MANY_DIRECTIVES', (n) => `{ ${'... @skip(if: false) { count } '.repeat(n)} }`],
    [30, 'fragments', 'TOO_MANY_FRAGMENTS', manyFragments],
    [30, 'variables', 'TOO_MANY_VARIABLES', declaring],
    [50, 'fields named again', 'TOO_MANY_REPEATS', (n) => `{ count ${'count '.repeat(n)} }`],
    [
      50,
      'fields named again by inline fragments',
      'TOO_MANY_REPEATS',
      (n) => `{ count ${'... { count } '.repeat(n)} }`,
    ],
    [
      50,
      'fragments used again',
      'TOO_MANY_REPEATS',
      (n) => `{ ...F ${'...F '.repeat(n)}} fragment F on Query { count }`,
    ],
    [50, 'fields named again by fragments', 'TOO_MANY_REPEATS', repeatedByFragments],
    [15, 'fields below one another', 'TOO_DEEP', deep],
    [15, 'fields below one another by fragments', 'TOO_DEEP', deepByFragments],
    [16_384, 'characters', 'TOO_LONG', (n) => `{ count }${' '.repeat(n - 9)}`],
    [1_000, 'tokens', 'SYNTAX_ERROR', manyTokens],
    [10_000, 'values to answer', 'TOO_COSTLY', (n) => `{ dealers(first: ${n - 1}) { id } }`],
  ])('may have %i %s and no more', (most, _things, code, document) => {
    expect(codeOf(document(most))).toBe('runs')
    expect(codeOf(document(most + 1))).toBe(code)
  })

  it('is told which limit it has passed', () => {
    const messages = [`{ ${aliased(16)} }`, manyTokens(1_001), deep(16), '{ dealers(first: 99999) { id } }'].map(
      (query) => admit({ query, variables: {} }),
    )
    expect(messages).toMatchObject([
      { status: 400, message: 'The document has too many aliases. It may have 15.' },
      { status: 400, message: 'Syntax Error: Document contains more than 1000 tokens. Parsing aborted.' },
      { status: 400, message: 'The document is too deep. It may have 15 fields below one another.' },
      { status: 400, message: 'The operation asks for up to 100000 values. It may ask for 10000.' },
    ])
  })

  it.each([
    'query @D { count }',
    'query ($a: Int @D) { count }',
    '{ count @D }',
    '{ ... @D { count } }',
    '{ ...F @D } fragment F on Query { count }',
    '{ ...F } fragment F on Query @D { count }',
  ])('has its directives counted wherever they stand: %s', (query) => {
    expect(codeOf(query.replace('@D', '@d '.repeat(51)))).toBe('TOO_MANY_DIRECTIVES')
  })

  it('may have thirty variables sent along', () => {
    const sent = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`v${index}`, 1]))
    expect(codeOf('{ count }', sent(30))).toBe('runs')
    expect(codeOf('{ count }', sent(31))).toBe('TOO_MANY_VARIABLES')
  })

  it.each([
    '{ ...A } fragment A on Query { ...A }',
    '{ ...A } fragment A on Query { ...B } fragment B on Query { ...C } fragment C on Query { ...A }',
    '{ dealer(id: 1) { ...A } } fragment A on Dealer { parent { ... on Dealer { parent { ...A } } } }',
    '{ count } fragment A on Query { count ...B } fragment B on Query { ...A }',
  ])('may not go in circles: %s', (query) => {
    expect(codeOf(query)).toBe('FRAGMENT_CIRCLE')
  })

  it('is not deeper for a question about the schema, which has rules of its own', () => {
    const types = (depth: number) => `{ __schema { types { ${'ofType { '.repeat(depth)} name ${'}'.repeat(depth)} } } }`
    expect(codeOf(types(20))).toBe('runs')
  })

  it.each([
    ['text that is no GraphQL', '{ count', 'SYNTAX_ERROR'],
    ['nothing', '', 'SYNTAX_ERROR'],
    ['types', 'type Query { a: Int }', 'NOT_AN_OPERATION'],
    ['fragments only', 'fragment F on Query { count }', 'DOCUMENT_DOES_NOT_FIT'],
    ['a subscription', 'subscription { ticks }', 'NO_SUBSCRIPTIONS'],
    ['an unknown field', '{ nothing }', 'DOCUMENT_DOES_NOT_FIT'],
    ['an unknown fragment', '{ ...Nothing }', 'DOCUMENT_DOES_NOT_FIT'],
    [
      'fragments of one name',
      '{ ...A } fragment A on Query { ...A } fragment A on Query { count }',
      'DOCUMENT_DOES_NOT_FIT',
    ],
    ['streams', '{ dealers @stream { id } }', 'DOCUMENT_DOES_NOT_FIT'],
    ['later parts', '{ ... @defer { count } }', 'DOCUMENT_DOES_NOT_FIT'],
  ])('of %s does not run', (_name, query, code) => {
    expect(codeOf(query)).toBe(code)
  })

  it('found good is not parsed again, and the oldest of many is forgotten', () => {
    const documentOf = (query: string) => {
      const admitted = admit({ query, variables: {} })
      return admitted.ok ? admitted.document : undefined
    }
    const first = documentOf('query First { count }')
    expect(documentOf('query First { count }')).toBe(first)
    for (let index = 0; index < 500; index += 1) documentOf(`query Other${index} { count }`)
    expect(documentOf('query First { count }')).not.toBe(first)
  })
})
