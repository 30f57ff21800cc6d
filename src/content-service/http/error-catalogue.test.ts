import { afterAll, describe, expect, it } from 'vitest'
import { getUrl, query, type Sent, sender } from '../fixture/sent-query.fake.ts'
import { endpoint, shopService } from '../fixture/shop-service.fake.ts'

const send = sender((await shopService({}, afterAll)).service)

describe('the error catalogue', () => {
  const big = `{ ${'product(id: "s100") { sku } '.repeat(400)} }`
  const deep = `{ product(id: "s100") { ${'relatedCollection(limit: 1) { items { '.repeat(13)} sku ${'} }'.repeat(13)} } }`
  it.each<[string, Sent, number, string, RegExp]>([
    ['an unknown space', { url: endpoint.replace('pool', 'sea') }, 400, 'UNKNOWN_SPACE', /'sea'/],
    ['an unknown environment', { url: endpoint.replace('master', 'x') }, 400, 'UNKNOWN_ENVIRONMENT', /'x'/],
    ['a space that is not even a name', { url: endpoint.replace('pool', '%E0%A4%A') }, 400, 'UNKNOWN_SPACE', /E0/],
    ['an unknown path', { url: 'http://localhost/content/v2/' }, 404, 'NOT_FOUND', /could not be found/],
    ['broken JSON', { body: '{"query": ' }, 400, 'INVALID_QUERY_FORMAT', /not valid JSON/],
    ['JSON that is no object', { body: '[]' }, 400, 'MISSING_QUERY', /no query/],
    ['JSON that is a number', { body: '7' }, 400, 'INVALID_QUERY_FORMAT', /JSON object/],
    ['no query', { body: {} }, 400, 'MISSING_QUERY', /no query/],
    ['a query that is no text', { body: { query: 7 } }, 400, 'INVALID_QUERY_FORMAT', /string/],
    ['variables that are no object', { body: { query, variables: [1] } }, 400, 'INVALID_VARIABLES_FORMAT', /object/],
    [
      'variables that are no JSON',
      { url: getUrl({ query, variables: '{' }), method: 'GET' },
      400,
      'INVALID_VARIABLES_FORMAT',
      /object/,
    ],
    ['a query too big', { body: { query: big } }, 400, 'QUERY_TOO_BIG', /8192 bytes/],
    ['a query too deep', { body: { query: deep } }, 400, 'QUERY_TOO_DEEP', /levels deep/],
    ['a syntax error', { body: { query: '{ product(' } }, 400, 'INVALID_QUERY', /Syntax Error/],
    [
      'an unknown field',
      { body: { query: '{ product(id: "x") { colour } }' } },
      400,
      'INVALID_QUERY',
      /Cannot query field "colour"/,
    ],
    [
      'an unknown filter',
      { body: { query: '{ productCollection(where: { sku_like: "x" }) { total } }' } },
      400,
      'INVALID_QUERY',
      /sku_like/,
    ],
    [
      'an unknown order',
      { body: { query: '{ productCollection(order: body_ASC) { total } }' } },
      400,
      'INVALID_QUERY',
      /body_ASC/,
    ],
    [
      'a list of links as a bare field',
      { body: { query: '{ product(id: "x") { images { url } } }' } },
      400,
      'INVALID_QUERY',
      /Cannot query field "images"/,
    ],
    [
      'a missing variable',
      { body: { query: 'query ($id: String!) { product(id: $id) { sku } }' } },
      400,
      'INVALID_QUERY',
      /\$id/,
    ],
    [
      'a variable of the wrong type',
      {
        body: {
          query: 'query ($s: [String]) { productCollection(where: { sku_in: $s }) { total } }',
          variables: { s: [1] },
        },
      },
      400,
      'INVALID_QUERY',
      /String cannot represent/,
    ],
    ['a mutation', { body: { query: 'mutation { product { sku } }' } }, 400, 'INVALID_QUERY', /mutation/],
    [
      'a picture too wide',
      { body: { query: '{ asset(id: "front") { url(transform: { width: 4001 }) } }' } },
      400,
      'INVALID_QUERY',
      /1 to 4000/,
    ],
    [
      'too much',
      { body: { query: '{ productCollection(limit: 1000) { items { relatedCollection(limit: 11) { total } } } }' } },
      400,
      'TOO_COMPLEX_QUERY',
      /maximum allowed complexity for a query is 11000 but it was 12000\. Simplify/,
    ],
  ])('answers %s', async (_name, sent, status, code, message) => {
    const answered = await send(sent)
    expect(answered.status).toBe(status)
    expect(answered.code).toBe(code)
    expect(answered.json.errors[0].message).toMatch(message)
    expect(answered.json).not.toHaveProperty('data')
    expect(answered.headers.get('access-control-allow-origin')).toBe('*')
  })
})
