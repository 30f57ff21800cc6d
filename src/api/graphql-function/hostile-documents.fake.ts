import fc from 'fast-check'

/** A document and its variables. */
export interface HostileDocument {
  readonly query: unknown
  readonly variables?: unknown
}

const times = (count: number, word: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => word(index)).join(' ')
const nested = (count: number, open: string) => `${open.repeat(count)} id ${'}'.repeat(count)}`
const listOf = 'query ($n: Int!) { dealers(first: $n) { id } }'

const countIn = (min: number, max: number, query: (count: number) => string): fc.Arbitrary<HostileDocument> =>
  fc.integer({ min, max }).map((count) => ({ query: query(count) }))

const circle = (length: number) =>
  `{ ...F0 } ${times(length, (i) => `fragment F${i} on Query { count ...F${(i + 1) % length} }`)}`

/** Doubles what is asked at every step. */
const doubling = (steps: number) => {
  const next = (step: number) => (step + 1 === steps ? 'id' : `...F${step + 1}`)
  return `{ dealer(id: 1) { ...F0 } } ${times(steps, (i) => `fragment F${i} on Dealer { parent { ${next(i)} } near { ${next(i)} } }`)}`
}

const pieces = '{ } ( ) ... on query fragment $a @ : ! " """ # [ & | \\u 😀 count( 1e - \n'.split(' ')

/** Documents that no site would send, by the way in which they are made to hurt. */
export const hostileDocuments: Readonly<Record<string, fc.Arbitrary<HostileDocument>>> = {
  deep: countIn(16, 320, (n) => `{ dealer(id: 1) { ${nested(n, 'parent { ')} } }`),
  'deep in inline fragments': countIn(331, 2_000, (n) => `{ dealer(id: 1) { ${nested(n, '... { ')} } }`),
  'deep lists': countIn(10, 8_000, (n) => `mutation { send(message: ${'['.repeat(n)}${']'.repeat(n)}) }`),
  'never closed': countIn(1, 8_000, (n) => '{ a '.repeat(n)),
  aliased: countIn(16, 1_500, (n) => `{ ${times(n, (i) => `a${i}: dealers { id }`)} }`),
  repeated: countIn(52, 1_500, (n) => `{ ${'dealers { id } '.repeat(n)} }`),
  directives: countIn(51, 1_500, (n) => `{ count ${'@skip(if: false) '.repeat(n)} }`),
  'variables declared': countIn(31, 1_500, (n) => `query (${times(n, (i) => `$v${i}: Int`)}) { count }`),
  tokens: countIn(1_001, 8_000, (n) => `{ ${'a '.repeat(n)} }`),
  long: countIn(16_384, 200_000, (n) => `{ count } #${'x'.repeat(n)}`),
  'fragments in a circle': countIn(1, 60, circle),
  'fragments that double': countIn(14, 29, doubling),
  'lists in lists': countIn(5, 12, (n) => `{ dealers { ${nested(n, 'near { ')} } }`),
  'unknown fields': countIn(1, 900, (n) => `{ ${times(n, (i) => `x${i}`)} }`),
  'conflicting fields': countIn(2, 40, (n) => `{ dealer(id: 0) { id } ${times(n, (i) => `dealer(id: ${i}) { id }`)} }`),
  'questions about the schema': fc.constantFrom(
    { query: '{ __schema { types { name } } }' },
    { query: '{ __type(name: "Query") { name } }' },
    { query: '{ ... { a: __schema { queryType { name } } } }' },
  ),
  subscriptions: fc.constant({ query: 'subscription { ticks }' }),
  types: fc.constantFrom({ query: 'type Query { a: Int }' }, { query: 'extend type Query { a: Int } { count }' }),
  'too many wanted': fc
    .oneof(
      fc.integer({ min: 10_001, max: 2_147_483_647 }),
      fc.double({ min: 1e9, noNaN: true, noDefaultInfinity: true }),
    )
    .map((n) => ({ query: listOf, variables: { n } })),
  'variables sent': fc.integer({ min: 31, max: 5_000 }).map((count) => ({
    query: '{ count }',
    variables: Object.fromEntries(Array.from({ length: count }, (_, index) => [`v${index}`, index])),
  })),
  'variables that do not fit': fc
    .jsonValue()
    .filter((n) => typeof n !== 'number')
    .map((n) => ({ query: listOf, variables: { n } })),
  'null in place of a default': fc.constantFrom(
    { query: 'query ($n: ID = 1) { dealer(id: $n) { id } }', variables: { n: null } },
    { query: 'query ($n: Boolean = true) { count @include(if: $n) }', variables: { n: null } },
  ),
  'other text': fc.string({ unit: 'binary', maxLength: 500 }).map((query) => ({ query })),
  'pieces of GraphQL': fc
    .array(fc.constantFrom(...pieces), { maxLength: 200 })
    .map((words) => ({ query: `${words.join(' ')} {` })),
  'no text': fc
    .jsonValue()
    .filter((value) => typeof value !== 'string')
    .map((query) => ({ query })),
}
