import fc from 'fast-check'
import { hostileDocuments } from './hostile-documents.fake.ts'

export interface HostileRequest {
  readonly kind: string
  /** A new one each time: a request can be read once. */
  readonly make: () => Request
}

type Requests = fc.Arbitrary<() => Request>

const address = 'https://poolwright.test/.netlify/functions/graphql'
const json = { 'content-type': 'application/json' }
const good = '{"query":"{ count }"}'
const megabyte = 'x'.repeat(1_000_001)

const post =
  (body: NonNullable<RequestInit['body']>, headers: Readonly<Record<string, string>> = json) =>
  () =>
    new Request(address, { method: 'POST', headers, body })
const otherMethods = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']
const otherTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'x', '']
const tokenCharacters = fc.constantFrom(...'abcXYZ019._-')

const documents = Object.entries(hostileDocuments).map(([kind, document]): [string, Requests] => [
  kind,
  document.map((sent) => post(JSON.stringify(sent))),
])
const messages: readonly [string, Requests][] = [
  ['other JSON', fc.jsonValue().map((value) => post(JSON.stringify([value])))],
  ['no JSON', fc.string({ unit: 'binary', maxLength: 300 }).map((text) => post(`{${text}`))],
  ['no UTF-8', fc.uint8Array({ maxLength: 300 }).map((bytes) => post(new Uint8Array([0xff, ...bytes])))],
  [
    'deep JSON',
    fc
      .integer({ min: 1, max: 100_000 })
      .map((n) =>
        post(
          `{"query":"query ($n: Int!) { dealers(first: $n) { id } }","variables":{"n":${'['.repeat(n)}${']'.repeat(n)}}}`,
        ),
      ),
  ],
  ['batched', fc.integer({ min: 0, max: 2_000 }).map((n) => post(`[${Array.from({ length: n }, () => good)}]`))],
  ['announced as huge', fc.constant(post(good, { ...json, 'content-length': '99999999' }))],
  ['GET', fc.webQueryParameters().map((query) => () => new Request(`${address}?query={count}&${query}`))],
  ['other methods', fc.constantFrom(...otherMethods).map((method) => () => new Request(address, { method }))],
  ['other types', fc.constantFrom(...otherTypes).map((type) => post(good, { 'content-type': type }))],
  [
    'false tokens',
    fc
      .string({ unit: tokenCharacters, minLength: 1, maxLength: 9_000 })
      .map((token) => post(good, { ...json, authorization: `Bearer ${token}` })),
  ],
]

/** Requests made to hurt. All of them deserve a 4xx. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.oneof(
  ...[...documents, ...messages].map(([kind, requests]) => ({
    weight: 10,
    arbitrary: requests.map((make) => ({ kind, make })),
  })),
  // They are all alike; a few will do.
  { weight: 1, arbitrary: fc.constant({ kind: 'huge', make: post(megabyte) }) },
)
