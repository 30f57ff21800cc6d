import { describe, expect, it, vi } from 'vitest'
import { testStorage } from '../state/test-storage.fake.ts'
import { ServerError, ServerParseError } from './server-error.ts'
import { createSiteDataClient, type Operation } from './site-data-client.ts'

const dealers: Operation<string[], { postcode: string }> = {
  operationName: 'Dealers',
  query: 'query Dealers($postcode: String!) { dealers(postcode: $postcode) }',
  parse: (data) => (data as { dealers: string[] }).dealers,
}

const register: Operation<unknown, { serial: string }> = {
  operationName: 'Register',
  query: 'mutation Register($serial: String!) { register(serial: $serial) { id } }',
  parse: (data) => data,
}

const answer = (...names: string[]) => Response.json({ data: { dealers: names } })

const setUp = (respond: (call: number) => Response | Promise<Response>) => {
  const storage = testStorage()
  let calls = 0
  const send = vi.fn<typeof fetch>(async () => {
    calls += 1
    return respond(calls)
  })
  const signIn = (token: string) => storage.entries.set('oidc.user:a:b', JSON.stringify({ access_token: token }))
  return { client: createSiteDataClient({ fetch: send, storage: storage.area }), send, signIn, storage }
}

const sent = (send: ReturnType<typeof setUp>['send'], call = 0) => send.mock.calls[call]?.[1]

const failure = (response: Response): Promise<unknown> =>
  setUp(() => response)
    .client.query(dealers, { postcode: '3000' })
    .catch((error: unknown) => error)

describe('a question to the site’s data', () => {
  it('is posted with operation name, variables and query [A1]', async () => {
    const { client, send } = setUp(() => answer('Ada Pools'))
    expect(await client.query(dealers, { postcode: '3000' })).toEqual({ ok: true, data: ['Ada Pools'] })
    expect(send.mock.calls[0]?.[0]).toBe('/.netlify/functions/graphql')
    expect(sent(send)?.method).toBe('POST')
    expect(JSON.parse(String(sent(send)?.body))).toEqual({
      operationName: 'Dealers',
      variables: { postcode: '3000' },
      query: dealers.query,
    })
  })

  it('carries the login’s token, or an empty authorization value [A2]', async () => {
    const { client, send, signIn } = setUp(() => answer())
    await client.query(dealers, { postcode: '3000' })
    signIn('abc.def')
    await client.query(dealers, { postcode: '3000' })
    expect(sent(send, 0)?.headers).toMatchObject({ authorization: '' })
    expect(sent(send, 1)?.headers).toMatchObject({ authorization: 'Bearer abc.def' })
  })

  it.each([300, 304, 401, 404, 500, 503])('answered with status %i raises a server error [A3]', async (status) => {
    const body = status === 304 ? null : '{"errors":[]}'
    const error = await failure(new Response(body, { status }))
    expect(error).toBeInstanceOf(ServerError)
    expect(error).toMatchObject({
      name: 'ServerError',
      statusCode: status,
      message: `Response not successful: Received status code ${status}`,
    })
  })

  it('answered with an error page raises the server error, not a parse error [A3]', async () => {
    const error = await failure(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    expect(error).toMatchObject({ name: 'ServerError', statusCode: 502, result: '<h1>Bad gateway</h1>' })
  })

  it.each([200, 201, 206])('is accepted with status %i [A6]', async (status) => {
    const { client } = setUp(() => new Response('{"data":{"dealers":[]}}', { status }))
    expect(await client.query(dealers, { postcode: '3000' })).toEqual({ ok: true, data: [] })
  })

  it.each(['{}', 'null', '7', '[]', '{"message":"ok"}'])(
    'answered with neither data nor errors (%s) raises a server error [A4]',
    async (body) => {
      const error = await failure(new Response(body))
      expect(error).toBeInstanceOf(ServerError)
      expect(error).toMatchObject({ statusCode: 200, message: expect.stringContaining('Dealers') })
    },
  )

  it.each(['', '<!doctype html>', '{"data":'])('answered unparseably (%s) raises a parse error [A5]', async (body) => {
    const error = await failure(new Response(body))
    expect(error).toBeInstanceOf(ServerParseError)
    expect(error).toMatchObject({ name: 'ServerParseError', statusCode: 200, bodyText: body })
  })

  it('refused by GraphQL gives the errors as a result, and is asked again next time', async () => {
    const errors = [{ message: 'Unknown postcode', extensions: { code: 'BAD_USER_INPUT' } }]
    const { client, send } = setUp(() => Response.json({ data: null, errors: [...errors, 'odd'] }))
    expect(await client.query(dealers, { postcode: 'x' })).toEqual({
      ok: false,
      errors: [...errors, { message: 'Unknown error' }],
    })
    await client.query(dealers, { postcode: 'x' })
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('has no time-out: nothing can abort it [A6]', async () => {
    const { client, send } = setUp(() => answer())
    await client.query(dealers, { postcode: '3000' })
    expect(sent(send)).not.toHaveProperty('signal')
  })
})

describe('kept answers', () => {
  it('are given again without asking, per variables', async () => {
    const { client, send } = setUp((call) => answer(`dealer ${call}`))
    const first = await client.query(dealers, { postcode: '3000' })
    expect(await client.query(dealers, { postcode: '3000' })).toEqual(first)
    expect(await client.query(dealers, { postcode: '4000' })).toEqual({ ok: true, data: ['dealer 2'] })
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('number 65536 at most [A6]', async () => {
    let asked = 0
    const count: typeof fetch = async () => {
      asked += 1
      return answer()
    }
    const client = createSiteDataClient({ fetch: count, storage: testStorage().area })
    for (let postcode = 0; postcode <= 65_536; postcode += 1) {
      await client.query(dealers, { postcode: String(postcode) })
    }
    await client.query(dealers, { postcode: '1' })
    expect(asked).toBe(65_537)
    await client.query(dealers, { postcode: '0' })
    expect(asked).toBe(65_538)
  })

  it('are never given to another login', async () => {
    const { client, signIn, storage } = setUp((call) => answer(`answer ${call}`))
    signIn('kim')
    await client.query(dealers, { postcode: '3000' })
    storage.entries.clear()
    expect(await client.query(dealers, { postcode: '3000' })).toEqual({ ok: true, data: ['answer 2'] })
  })

  it('are shared while under way, and a failure is not kept', async () => {
    const { client, send } = setUp((call) => (call === 1 ? new Response('', { status: 500 }) : answer('ok')))
    const both = [client.query(dealers, { postcode: '3000' }), client.query(dealers, { postcode: '3000' })]
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(send).toHaveBeenCalledOnce()
    expect(await client.query(dealers, { postcode: '3000' })).toEqual({ ok: true, data: ['ok'] })
  })

  it('are forgotten when told, also those still under way', async () => {
    const slow = Promise.withResolvers<Response>()
    const { client } = setUp((call) => (call === 1 ? slow.promise : answer(`answer ${call}`)))
    const before = client.query(dealers, { postcode: '3000' })
    client.forget()
    slow.resolve(answer('out of date'))
    await before
    expect(await client.query(dealers, { postcode: '3000' })).toEqual({ ok: true, data: ['answer 2'] })
  })
})

describe('a mutation', () => {
  it('is sent each time, even twice at once', async () => {
    const { client, send } = setUp((call) => Response.json({ data: { register: { id: call } } }))
    await Promise.all([client.mutate(register, { serial: 'A' }), client.mutate(register, { serial: 'A' })])
    await client.mutate(register, { serial: 'A' })
    expect(send).toHaveBeenCalledTimes(3)
  })

  it('makes kept answers be asked for again, also when its own answer was lost', async () => {
    const { client, send } = setUp((call) => (call === 4 ? Response.error() : answer(`answer ${call}`)))
    await client.query(dealers, { postcode: '3000' })
    await client.mutate(register, { serial: 'A' })
    await client.query(dealers, { postcode: '3000' })
    expect(send).toHaveBeenCalledTimes(3)
    await client.mutate(register, { serial: 'A' }).catch(() => undefined)
    expect(await client.query(dealers, { postcode: '3000' })).toEqual({ ok: true, data: ['answer 5'] })
  })
})
