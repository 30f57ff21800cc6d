import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { writeFiles } from './fixture/files.ts'
import { product } from './fixture/shop-content.ts'
import { endpoint, shopService } from './fixture/shop-service.ts'

const { service, ask } = await shopService({}, afterAll)
const query = '{ product(id: "s100") { sku } }'
const answer = { data: { product: { sku: 'PW-S100' } } }

interface Sent {
  url?: string
  method?: string
  headers?: Record<string, string>
  body?: unknown
}

const send = async ({ url = endpoint, method = 'POST', headers, body = { query } }: Sent = {}) => {
  const response = await service.fetch(
    new Request(url, {
      method,
      headers: { authorization: 'Bearer delivery', 'content-type': 'application/json', ...headers },
      ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
    }),
  )
  const text = await response.text()
  const json = text === '' ? undefined : JSON.parse(text)
  return {
    status: response.status,
    headers: response.headers,
    json,
    code: json?.errors?.[0].extensions.contentful.code,
  }
}

const getUrl = (parameters: Record<string, string>): string => `${endpoint}?${new URLSearchParams(parameters)}`

describe('asking over HTTP', () => {
  it('answers POST with JSON, without an errors key on success', async () => {
    const { status, headers, json } = await send()
    expect(status).toBe(200)
    expect(json).toEqual(answer)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('x-contentful-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('answers GET with query parameters, and forms', async () => {
    const byId = 'query One($id: String!) { product(id: $id) { sku } }'
    const parameters = { query: byId, variables: '{"id":"s100"}', operationName: 'One' }
    expect((await send({ url: getUrl(parameters), method: 'GET' })).json).toEqual(answer)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await send({ headers, body: new URLSearchParams(parameters).toString() })).json).toEqual(answer)
  })

  it('answers without an environment in the path, as Contentful does for the main one', async () => {
    expect((await send({ url: 'http://localhost/content/v1/spaces/pool' })).json).toEqual(answer)
  })

  it('answers the preflight of a browser', async () => {
    const { status, headers } = await send({
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'authorization, content-type' },
    })
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-headers')).toBe('authorization, content-type')
    expect(headers.get('access-control-allow-methods')).toContain('POST')
  })

  it.each(['PUT', 'DELETE', 'PATCH'])('refuses %s', async (method) => {
    const { status, headers, code } = await send({ method })
    expect(status).toBe(405)
    expect(code).toBe('METHOD_NOT_ALLOWED')
    expect(headers.get('allow')).toContain('POST')
  })

  it('runs the operation that is named', async () => {
    const two = 'query A { product(id: "s100") { sku } } query B { product(id: "s200") { sku } }'
    expect((await send({ body: { query: two, operationName: 'A' } })).json).toEqual(answer)
    expect(await send({ body: { query: two, operationName: 'C' } })).toMatchObject({
      status: 400,
      code: 'QUERY_OPERATION_NAME_MISMATCH',
    })
    expect(await send({ body: { query: two } })).toMatchObject({ status: 400, code: 'QUERY_OPERATION_NAME_MISMATCH' })
  })
})

describe('tokens', () => {
  it.each([
    ['no token', { authorization: '' }, 'ACCESS_TOKEN_MISSING'],
    ['a wrong token', { authorization: 'Bearer wrong' }, 'ACCESS_TOKEN_INVALID'],
    ['another scheme', { authorization: 'Basic delivery' }, 'ACCESS_TOKEN_INVALID'],
  ])('refuses %s with 401', async (_name, headers, expected) => {
    const { status, json, code } = await send({ headers })
    expect(status).toBe(401)
    expect(code).toBe(expected)
    expect(json).toEqual({
      errors: [
        {
          message: 'The access token you sent could not be found or is invalid.',
          extensions: { contentful: { code: expected, requestId: expect.any(String) } },
        },
      ],
    })
  })

  it('are taken from the access_token parameter too', async () => {
    const headers = { authorization: '' }
    expect((await send({ url: getUrl({ access_token: 'delivery', query }), method: 'GET', headers })).json).toEqual(
      answer,
    )
    expect((await send({ url: getUrl({ access_token: 'wrong', query }), method: 'GET', headers })).status).toBe(401)
  })
})

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

describe('persisted queries', () => {
  const persisted = '{ product(id: "s200") { sku } }'
  const sha256Hash = createHash('sha256').update(persisted).digest('hex')
  const extensions = { persistedQuery: { version: 1, sha256Hash } }

  it('are unknown, then sent once, then known', async () => {
    expect(await send({ body: { extensions } })).toMatchObject({ status: 404, code: 'PersistedQueryNotFound' })
    expect((await send({ body: { query: persisted, extensions } })).status).toBe(200)
    expect((await send({ body: { extensions } })).json.data.product.sku).toBe('PW-S200')
    const url = getUrl({ extensions: JSON.stringify(extensions) })
    expect((await send({ url, method: 'GET' })).json.data.product.sku).toBe('PW-S200')
  })

  it('must match their hash', async () => {
    expect(await send({ body: { query, extensions } })).toMatchObject({ status: 400, code: 'PersistedQueryMismatch' })
  })
})

describe('content that changes', () => {
  it('is served after a reload, and bad content is not taken over', async () => {
    const shop = await shopService()
    const price = async () => (await shop.ask('{ product(id: "s100") { price } }')).body.data.product.price
    expect(await price()).toBe(999)
    await writeFiles(shop.directory, { 'products/s100.md': product('s100', { price: 12345 }) })
    expect((await shop.service.reload()).ok).toBe(true)
    expect(await price()).toBe(12345)
    await writeFiles(shop.directory, { 'products/s100.md': product('s100', { price: 'cheap as chips' }) })
    expect(await shop.service.reload()).toMatchObject({ ok: false, problems: [{ field: 'price' }] })
    expect(await price()).toBe(12345)
  })

  it('with problems from the start is answered with all of them', async () => {
    const shop = await shopService({ 'products/s100.md': product('s100', { price: 'cheap' }) })
    const { status, body } = await shop.ask(query)
    expect(status).toBe(500)
    expect(body.errors[0].extensions.contentful).toMatchObject({
      code: 'INVALID_CONTENT',
      details: { problems: [expect.stringContaining('price: must be a number, is "cheap"')] },
    })
    await rm(join(shop.directory, 'products/s100.md'))
  })
})

describe('introspection', () => {
  it('describes the schema to tools', async () => {
    const { body } = await ask('{ __type(name: "ProductFilter") { inputFields { name } } }')
    const names = body.data.__type.inputFields.map(({ name }: { name: string }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['AND', 'OR', 'sys', 'sku_in', 'categories', 'categoriesCollection_exists']),
    )
    expect(names).not.toContain('images')
  })
})
