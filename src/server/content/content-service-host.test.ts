import { expect, it } from 'vitest'
import { createTestSite } from '../test-site.fake.ts'
import { onceLoaded } from './content-service-host.ts'

const echo = {
  fetch: async (request: Request) =>
    Response.json({ method: request.method, url: request.url, body: await request.text() }, { status: 203 }),
}

it('hands the content service its requests as they are', async () => {
  await using site = await createTestSite({ contentService: echo })
  const path = '/content/v1/spaces/poolwright/environments/master?query=%7B'
  const response = await site.app.request(path, { method: 'POST', body: '{"query":"{}"}' })
  expect(response.status).toBe(203)
  expect(await response.json()).toEqual({ method: 'POST', url: `http://localhost${path}`, body: '{"query":"{}"}' })
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

it('tells the pictures of the service from those of the site', async () => {
  await using site = await createTestSite({ contentService: echo })
  expect((await site.app.request('/images/poolwright/niya/abc123/niya.webp?w=450')).status).toBe(203)
  expect((await site.app.request('/images/poolwright/niya')).status).toBe(203)
  expect((await site.app.request('/images/pool-9c1d.avif')).status).toBe(200)
  expect((await site.app.request('/images/nothing.avif')).status).toBe(404)
})

it('refuses addresses that try to climb before the service sees them', async () => {
  await using site = await createTestSite({ contentService: echo })
  const raw = '/images/poolwright/%2e%2e/%2e%2e/secret.txt'
  expect((await site.app.request(raw, {}, { incoming: { url: raw } })).status).toBe(400)
})

it.each([
  [false, undefined, '198.51.100.4'],
  [false, '203.0.113.7', '198.51.100.4'],
  [true, '10.0.0.1, 203.0.113.7', '203.0.113.7'],
  [true, '2001:db8:12:34:5:6:7:8', '2001:db8:12:34'],
])('tells the service whose request it is (trusted proxy: %s, forwarded: %s)', async (trustProxy, forwarded, asker) => {
  const whose = { fetch: async (_request: Request, by?: string) => Response.json({ by }) }
  await using site = await createTestSite({ contentService: whose, trustProxy })
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const path = '/images/poolwright/niya/abc123/niya.webp?w=450'
  const response = await site.app.request(
    path,
    { headers },
    { incoming: { url: path, socket: { remoteAddress: '198.51.100.4' } } },
  )
  expect(await response.json()).toEqual({ by: asker })
})

it('refuses a request that is far too large', async () => {
  await using site = await createTestSite({ contentService: echo })
  const body = 'x'.repeat(300_000)
  const headers = { 'content-length': String(body.length) }
  const response = await site.app.request('/content/v1', { method: 'POST', body, headers })
  expect([response.status, await response.json()]).toEqual([
    413,
    { error: { code: 'too_large', message: 'The request is too large.' } },
  ])
})

it('passes on an answer that came from elsewhere', async () => {
  const passed = await fetch('data:application/json,{}')
  await using site = await createTestSite({ contentService: { fetch: async () => passed } })
  expect((await site.app.request('/content/v1')).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
})

it('makes requests wait while the service loads', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof echo>()
  await using site = await createTestSite({ contentService: onceLoaded(promise) })
  const waiting = site.app.request('/content/v1')
  resolve(echo)
  expect((await waiting).status).toBe(203)
})
