import { getIntrospectionQuery } from 'graphql'
import { describe, expect, it } from 'vitest'
import { callFunction } from './called-function.fake.ts'
import type { Caller } from './run-operation.ts'

describe('the function', () => {
  const { ask, send, handle, lines } = callFunction()

  it('answers an operation', async () => {
    const { status, data, errors, headers, response } = await ask('{ count dealer(id: "d1") { name __typename } }')
    expect({ status, data, errors }).toEqual({
      status: 200,
      data: { count: 7, dealer: { name: 'Dealer d1', __typename: 'Dealer' } },
      errors: [],
    })
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(response).toBeInstanceOf(Response)
  })

  it('runs the operation that is named', async () => {
    const query = 'query Count { count } query Who { who }'
    expect((await send({ query, operationName: 'Who' })).data).toEqual({ who: 'a visitor' })
    expect(await send({ query })).toMatchObject({ status: 400, errors: [{ extensions: { code: 'NO_OPERATION' } }] })
    expect((await send({ query, operationName: 'Whom' })).errors[0]?.message).toMatch('no operation of that name')
    expect((await ask('fragment F on Query { count }')).status).toBe(400)
  })

  it('takes variables', async () => {
    const query = 'mutation Send($message: Message!) { send(message: $message) }'
    const variables = { message: { email: 'jo@example.test', pools: [1, 2] } }
    expect((await send({ query, variables })).data).toEqual({ send: 'Sent to 15' })
  })

  it('gives resolvers the address of the connection', async () => {
    expect((await ask('{ address }')).data).toEqual({ address: '203.0.113.7' })
  })

  it('gives resolvers the very context that was made', async () => {
    class Context {
      readonly #caller: Caller
      readonly codes = 'mine'
      constructor(caller: Caller) {
        this.#caller = caller
      }
      get caller() {
        return this.#caller
      }
    }
    const { ask } = callFunction({ createContext: (caller) => new Context(caller) })
    expect((await ask('{ who address }')).data).toEqual({ who: 'a visitor', address: '203.0.113.7' })
  })

  it('answers a request that somebody else is reading with a reference', async () => {
    const request = new Request('https://poolwright.test/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ count }"}',
    })
    request.body?.getReader()
    const response = await handle(request, { address: '' })
    expect(response.status).toBe(500)
    expect(await response.text()).toMatch(/The reference is E-\w{8}\./)
  })

  it.each([
    ['application/graphql-response+json', 'application/graphql-response+json'],
    ['application/graphql-response+json;q=0.9, application/json', 'application/graphql-response+json'],
    ['*/*', 'application/json'],
    ['text/event-stream', 'application/json'],
    ['multipart/mixed', 'application/json'],
    ['nonsense', 'application/json'],
  ])('answers and refuses, asked for %s, in %s', async (accept, type) => {
    for (const query of ['{ count }', '{', '{ broken }']) {
      const { headers } = await ask(query, { headers: { accept } })
      expect(headers.get('content-type')).toBe(`${type}; charset=utf-8`)
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  it('knows one path as well as another', async () => {
    for (const path of ['/', '/health', '/graphql/', '/a/b?query={who}']) {
      const request = new Request(`https://poolwright.test${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{ count }"}',
      })
      expect(await (await handle(request, { address: '' })).json()).toEqual({ data: { count: 7 } })
    }
  })

  it('finishes what has begun when the sender hangs up', async () => {
    const hangUp = new AbortController()
    const createContext = (caller: Caller) => {
      hangUp.abort()
      return { caller }
    }
    const answered = await callFunction({ createContext }).ask('{ count }', { signal: hangUp.signal })
    expect(answered).toMatchObject({ status: 200, data: { count: 7 } })
  })

  it('logs name, time and result of an operation, and never what was sent with it', async () => {
    lines.length = 0
    const query = 'mutation Send($message: Message!) { send(message: $message) }'
    await send({ query, variables: { message: { email: 'jo@example.test' } } })
    await send({ query, variables: { message: { email: 7 } } })
    await ask('query Broken { broken(note: "jo@example.test") }')
    await ask('{ secret(email: "jo@example.test") }')
    expect(lines.filter(({ level }) => level === 'info').map(({ fields }) => fields)).toEqual([
      { operation: 'Send', result: 'ok', status: 200, ms: expect.any(Number) },
      { operation: 'Send', result: 'refused', status: 400, codes: ['VARIABLES_DO_NOT_FIT'], ms: expect.any(Number) },
      { operation: 'Broken', result: 'failed', status: 500, codes: ['INTERNAL_ERROR'], ms: expect.any(Number) },
      { result: 'refused', status: 400, codes: ['DOCUMENT_DOES_NOT_FIT'], ms: expect.any(Number) },
    ])
    expect(JSON.stringify(lines)).not.toContain('example.test')
  })
})

describe('variables that do not fit', () => {
  const query = 'query ($first: Int) { dealers(first: $first) { id } }'
  const variables = { first: 'many' }

  it('are explained in development', async () => {
    const { status, errors } = await callFunction({ mode: 'development' }).send({ query, variables })
    expect(status).toBe(400)
    expect(errors[0]?.message).toMatch(/\$first.*many/)
  })

  it('are refused in production without a word about the schema', async () => {
    const { send } = callFunction({ mode: 'production', allowedOperations: 'any' })
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      expect(await send({ query, variables }, { headers: { accept } })).toMatchObject({
        status: 400,
        errors: [{ message: 'The variables do not fit the operation.', extensions: { code: 'VARIABLES_DO_NOT_FIT' } }],
      })
    }
  })
})

describe('a variable that turns out not to fit while the operation runs', () => {
  it.each([
    'mutation ($given: Message = { email: "x" }) { send(message: $given) }',
    'query ($given: ID = "d1") { dealer(id: $given) { id } }',
    'query ($given: Boolean = true) { count @include(if: $given) }',
    'query ($given: Boolean = true) { dealer(id: 1) { id @include(if: $given) } }',
  ])('is the fault of who sent it: %s', async (query) => {
    const { send, lines } = callFunction({ mode: 'production', allowedOperations: 'any' })
    expect((await send({ query })).status).toBe(200)
    expect(await send({ query, variables: { given: null } })).toMatchObject({
      status: 400,
      errors: [{ message: 'The variables do not fit the operation.', extensions: { code: 'VARIABLES_DO_NOT_FIT' } }],
    })
    expect(lines.filter(({ level }) => level !== 'info')).toEqual([])
  })
})

describe('in production', () => {
  const nameOfDealer = 'query NameOfDealer($id: ID!) {\n  dealer(id: $id) {\n    name\n  }\n}\n'
  const site = callFunction({ mode: 'production', allowedOperations: [nameOfDealer, '{ dealer(id: "a  b") { id } }'] })
  const open = callFunction({ mode: 'production', allowedOperations: 'any' })

  it('the operations of the site run, however they are spaced', async () => {
    for (const query of [nameOfDealer, nameOfDealer.replace(/\s+/g, ' '), nameOfDealer.replaceAll('\n', '\r\n,')]) {
      expect(await site.send({ query, variables: { id: 'd1' } })).toMatchObject({
        status: 200,
        data: { dealer: { name: 'Dealer d1' } },
      })
    }
  })

  it('runs as the site has it, not as it was sent', async () => {
    expect((await site.ask('{ dealer(id: "a b") { id } }')).data).toEqual({ dealer: { id: 'a  b' } })
  })

  it('no other runs', async () => {
    for (const query of ['{ count }', nameOfDealer.replace('name', 'id'), `${nameOfDealer} # more`, '', '{ __schema']) {
      const { status, errors } = await site.ask(query)
      expect(status).toBe(400)
      expect(errors[0]?.message).toBe('This operation is not part of the site.')
    }
  })

  it('the site has to say which operations it has', () => {
    expect(() => callFunction({ mode: 'production' })).toThrow(/operations of the site/)
  })

  it('any operation runs if that is what is wanted', async () => {
    expect((await open.ask('{ count }')).status).toBe(200)
  })

  it.each([
    '{ __schema { types { name } } }',
    '{ __type(name: "Dealer") { name } }',
    '{ s: __schema { types { name } } }',
    '{ ...F } fragment F on Query { ... { __schema { types { name } } } }',
  ])('the schema is not shown: %s', async (query) => {
    const { status, errors } = await open.ask(query)
    expect({ status, code: errors[0]?.extensions.code }).toEqual({ status: 400, code: 'INTROSPECTION_OFF' })
  })

  it('__typename is answered', async () => {
    expect((await open.ask('{ __typename }')).data).toEqual({ __typename: 'Query' })
  })

  it('nothing of the schema shows through a document that does not fit', async () => {
    for (const query of [
      '{ dealer }',
      '{ dealrs { id } }',
      '{ dealer(ids: 1) { id } }',
      '{ dealer(id: "1") { nam } }',
    ]) {
      const { status, text } = await open.ask(query)
      expect(status).toBe(400)
      expect(text).toBe(
        '{"errors":[{"message":"The document does not fit the schema.","extensions":{"code":"DOCUMENT_DOES_NOT_FIT"}}]}',
      )
    }
  })
})

describe('in development', () => {
  const { ask } = callFunction({ mode: 'development', allowedOperations: ['{ count }'] })

  it('a field that is unknown is named', async () => {
    const { status, errors } = await ask('{ dealrs { id } }')
    expect(status).toBe(400)
    expect(errors[0]?.message).toMatch('Cannot query field "dealrs" on type "Query". Did you mean "dealers"')
  })

  it('the schema is shown to tools', async () => {
    const { status, data } = await ask(
      getIntrospectionQuery({ inputValueDeprecation: true, directiveIsRepeatable: true }),
    )
    expect(status).toBe(200)
    expect(data).toMatchObject({ __schema: { queryType: { name: 'Query' } } })
  })
})
