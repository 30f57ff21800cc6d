import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { callFunction, type Sending } from './called-function.fake.ts'
import { maximumBody } from './read-body.ts'

const { ask, send, handle } = callFunction()
const codeOf = async (sending: Sending) => {
  const { status, errors } = await send({ query: '{ count }' }, sending)
  return { status, code: errors[0]?.extensions.code }
}

describe('how an operation is sent', () => {
  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'GET', 'QUERY'])('not by %s', async (method) => {
    const { status, headers, errors } = await send({ query: '{ count }' }, { method })
    expect(status).toBe(405)
    expect(headers.get('allow')).toBe('POST')
    expect(errors[0]?.message).toBe('Send operations by POST.')
  })

  it('not by GET, whatever the address says', async () => {
    const request = new Request('https://poolwright.test/?query={count}')
    expect((await handle(request, { address: '' })).status).toBe(405)
  })

  it.each([
    'text/plain',
    'text/plain; charset=utf-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
    'application/graphql+json',
    'application/jsonp',
    'application/json; charset=utf-16',
    'text/plain; application/json',
    'application/json, text/plain',
    '',
  ])('not as "%s"', async (type) => {
    expect(await codeOf({ headers: { 'content-type': type } })).toEqual({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' })
  })

  it.each([
    'application/json',
    'APPLICATION/JSON',
    'application/json;charset=UTF-8',
    'application/json ; charset="utf-8"',
  ])('as "%s"', async (type) => {
    expect((await codeOf({ headers: { 'content-type': type } })).status).toBe(200)
  })

  it('not compressed', async () => {
    expect((await codeOf({ headers: { 'content-encoding': 'gzip' } })).status).toBe(415)
  })

  it('not without a type', async () => {
    const request = new Request('https://poolwright.test/', { method: 'POST', body: new TextEncoder().encode('{}') })
    expect((await handle(request, { address: '' })).status).toBe(415)
  })
})

describe('what is sent', () => {
  it.each([
    ['broken JSON', '{"query": ', 'The request is not JSON.'],
    ['nothing', '', 'The request is not JSON.'],
    ['GraphQL without JSON', '{ count }', 'The request is not JSON.'],
    ['a list of operations', '[{"query":"{ count }"}]', 'Send one operation at a time, not a list of them.'],
    ['an empty list', '[]', 'Send one operation at a time, not a list of them.'],
    ['brackets', '['.repeat(99), 'The request has too many parts, or too many inside one another.'],
    ['a number', '7', 'Send a JSON object with "query" in it.'],
    ['null', 'null', 'Send a JSON object with "query" in it.'],
    ['no query', '{}', 'Send the operation as text in "query".'],
    ['a query that is no text', '{"query":{"a":1}}', 'Send the operation as text in "query".'],
    [
      'a name that is no text',
      '{"query":"{ count }","operationName":7}',
      'Send "operationName" as text, or leave it out.',
    ],
    [
      'variables in a list',
      '{"query":"{ count }","variables":[1]}',
      'Send "variables" as an object, or leave them out.',
    ],
    [
      'variables as text',
      '{"query":"{ count }","variables":"{}"}',
      'Send "variables" as an object, or leave them out.',
    ],
    [
      'a NUL deep in the variables',
      '{"query":"{ count }","variables":{"a":[{"b":"\\u0000"}]}}',
      'The variables hold a NUL character. Leave it out.',
    ],
    [
      'a NUL in the document',
      '{"query":"{ broken(note: \\"\\\\u0000\\") }"}',
      'The document holds a NUL character. Leave it out.',
    ],
    [
      'extensions as text',
      '{"query":"{ count }","extensions":"x"}',
      'Send "extensions" as an object, or leave them out.',
    ],
  ])('is refused: %s', async (_name, raw, message) => {
    const { status, errors, data } = await send(undefined, { raw })
    expect({ status, message: errors[0]?.message, data }).toEqual({ status: 400, message, data: undefined })
  })

  it('is told everything that is wrong with it at once', async () => {
    const { errors } = await send({ query: 1, operationName: 2, variables: 3, extensions: 4 })
    expect(errors).toHaveLength(4)
  })

  it('may leave out or empty what is not needed', async () => {
    for (const rest of [{}, { operationName: null, variables: null, extensions: null }, { operationName: '' }]) {
      expect((await send({ query: '{ count }', ...rest })).status).toBe(200)
    }
  })

  it('has nothing in common with prototypes', async () => {
    const raw = '{"query":"query($first: Int) { dealers(first: $first) { id } }","variables":{"__proto__":{"first":2}}}'
    expect((await send(undefined, { raw })).data?.dealers).toHaveLength(10)
  })

  it('is text in UTF-8', async () => {
    const { status, errors } = await send(undefined, { raw: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]) })
    expect({ status, message: errors[0]?.message }).toEqual({
      status: 400,
      message: 'The request is not text in UTF-8.',
    })
  })

  it('may have characters that come in two parts', async () => {
    const bytes = new TextEncoder().encode('{"query":"{ dealer(id: \\"Ō\\") { name } }"}')
    const cut = bytes.indexOf(0xc5) + 1
    expect(cut).toBeGreaterThan(0)
    const raw = new ReadableStream({
      start: (controller) => {
        controller.enqueue(bytes.slice(0, cut))
        controller.enqueue(bytes.slice(cut))
        controller.close()
      },
    })
    expect((await send(undefined, { raw })).data).toEqual({ dealer: { name: 'Dealer Ō' } })
  })

  it('may break off', async () => {
    const raw = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
    const { status, errors } = await send(undefined, { raw })
    expect({ status, message: errors[0]?.message }).toEqual({
      status: 400,
      message: 'The request broke off before its end.',
    })
  })
})

describe('the size of a request', () => {
  const padded = (bytes: number) => {
    const start = '{"query":"{ count }","extensions":{"x":"'
    return `${start}${'x'.repeat(bytes - start.length - 3)}"}}`
  }

  it('is one megabyte at most', async () => {
    expect(padded(maximumBody)).toHaveLength(maximumBody)
    expect((await send(undefined, { raw: padded(maximumBody) })).status).toBe(200)
    expect(await send(undefined, { raw: padded(maximumBody + 1) })).toMatchObject({
      status: 413,
      errors: [{ extensions: { code: 'BODY_TOO_BIG' } }],
    })
  })

  it('is counted in bytes', async () => {
    expect((await send(undefined, { raw: padded(maximumBody).replace('xx', 'ōō') })).status).toBe(413)
  })

  it('that is announced too big is not read', async () => {
    const pull = vi.fn()
    const raw = new ReadableStream({ pull }, { highWaterMark: 0 })
    expect((await ask('', { raw, headers: { 'content-length': '1000001' } })).status).toBe(413)
    expect(pull).not.toHaveBeenCalled()
  })

  it('that turns out too big is answered at once, and not listened to for ever', async () => {
    let sent = 0
    const cancel = vi.fn()
    const raw = new ReadableStream({
      pull: async (controller) => {
        await setImmediate()
        sent += 100_000
        controller.enqueue(new Uint8Array(100_000))
      },
      cancel,
    })
    expect((await ask('', { raw, headers: { 'content-length': '10' } })).status).toBe(413)
    expect(sent).toBeLessThan(maximumBody + 400_000)
    await expect.poll(() => cancel.mock.calls).toHaveLength(1)
    expect(sent).toBeLessThan(70_000_000)
  })
})
