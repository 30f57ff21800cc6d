import { describe, expect, it, vi } from 'vitest'
import { createContentClient } from './content-client.ts'
import { ContentServiceError, retryAfterMs } from './content-service-error.ts'

const url = 'https://content.example/content/v1/spaces/pool/environments/master'

const clientFor = (respond: () => Response) => {
  const send = vi.fn<typeof fetch>(async () => respond())
  return { send, client: createContentClient({ url, token: 'delivery', fetch: send }) }
}

const failureOf = async (response: Response): Promise<ContentServiceError> => {
  const failure = await clientFor(() => response)
    .client.query('{ x }')
    .catch((error: unknown) => error)
  if (!(failure instanceof ContentServiceError)) throw new Error(`not a ContentServiceError: ${failure}`)
  return failure
}

const graphqlError = (code: string) => ({ message: `It is ${code}`, extensions: { contentful: { code } } })

describe('the content client', () => {
  it('posts query and variables as JSON with a bearer header and gives the data [C5]', async () => {
    const { client, send } = clientFor(() => Response.json({ data: { x: 1 } }))
    expect(await client.query('query ($a: Int) { x(a: $a) }', { a: 2 })).toEqual({ x: 1 })
    const [address, request] = send.mock.calls[0] ?? []
    expect(address).toBe(url)
    expect(request?.method).toBe('POST')
    expect(request?.headers).toEqual({ authorization: 'Bearer delivery', 'content-type': 'application/json' })
    expect(JSON.parse(String(request?.body))).toEqual({ query: 'query ($a: Int) { x(a: $a) }', variables: { a: 2 } })
  })

  it('throws a status outside 2xx with the service’s own reason', async () => {
    const failure = await failureOf(Response.json({ errors: [graphqlError('ACCESS_TOKEN_INVALID')] }, { status: 401 }))
    expect(failure.status).toBe(401)
    expect(failure.message).toBe('The content service answered 401: It is ACCESS_TOKEN_INVALID')
  })

  it('says how long to wait when the service asks for it', async () => {
    const failure = await failureOf(new Response('slow down', { status: 429, headers: { 'retry-after': '7' } }))
    expect(failure).toMatchObject({ status: 429, retryAfterMs: 7000 })
    expect((await failureOf(new Response('', { status: 502 }))).retryAfterMs).toBeUndefined()
  })

  it.each(['<!doctype html>', '', '7', '[]', '{"errors":"none"}'])(
    'throws what is not a GraphQL answer: %s',
    async (body) => {
      expect(await failureOf(new Response(body))).toMatchObject({ status: 200 })
    },
  )

  it('throws GraphQL errors, also beside data', async () => {
    const errors = [graphqlError('UNKNOWN_LOCALE')]
    expect((await failureOf(Response.json({ data: { x: null }, errors }))).message).toContain('It is UNKNOWN_LOCALE')
    expect((await failureOf(Response.json({ data: null }))).message).toContain('no data')
  })

  it('takes a link to something unpublished for what it is: null, not a failure', async () => {
    const { client } = clientFor(() =>
      Response.json({ data: { x: null }, errors: [graphqlError('UNRESOLVABLE_LINK')] }),
    )
    expect(await client.query('{ x }')).toEqual({ x: null })
  })

  it('lets a network failure through as it is', async () => {
    const failure = new TypeError('Failed to fetch')
    const client = createContentClient({ url, token: 'x', fetch: () => Promise.reject(failure) })
    await expect(client.query('{ x }')).rejects.toBe(failure)
  })
})

describe('the time to wait', () => {
  const now = Date.parse('2026-02-01T00:00:00Z')

  it.each([
    [{ 'retry-after': '0.5' }, 500],
    [{ 'retry-after': 'Sun, 01 Feb 2026 00:00:10 GMT' }, 10_000],
    [{ 'retry-after': 'Sat, 31 Jan 2026 00:00:00 GMT' }, 0],
    [{ 'x-contentful-ratelimit-reset': '1' }, 1000],
    [{ 'retry-after': 'soon' }, undefined],
    [{}, undefined],
  ])('%j is %s ms', (headers, expected) => {
    expect(retryAfterMs(new Headers(headers as Record<string, string>), now)).toBe(expected)
  })
})
