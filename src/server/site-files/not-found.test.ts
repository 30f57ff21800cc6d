import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestSite, pageOf, type TestSite } from '../test-site.fake.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.app.request(path, { method, headers })

describe('an address with nothing at it', () => {
  it.each([
    ['/en-au/nothing/', 'Not found in Australia'],
    ['/en-NZ/nothing', 'Not found in New Zealand'],
    ['/en-za/nothing/', 'Not found in South Africa'],
    ['/nothing/', 'Not found'],
    ['/en-gb/nothing.html', 'Not found'],
  ])('%s shows the page of its edition, or the root one [P3]', async (path, name) => {
    const response = await get(path, { accept: 'text/html,*/*;q=0.8' })
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(await response.text()).toBe(pageOf(name))
  })

  it('comes compressed, is never answered with 304 or a part, and works with HEAD', async () => {
    const headers = { 'accept-encoding': 'br', 'if-none-match': '*', range: 'bytes=0-1' }
    const response = await get('/nothing/', headers)
    expect([response.status, response.headers.get('content-encoding'), response.headers.get('etag')]).toEqual([
      404,
      'br',
      null,
    ])
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(pageOf('Not found'))
    const head = await get('/nothing/', headers, 'HEAD')
    expect([head.status, await head.text()]).toEqual([404, ''])
  })

  it.each([
    '/page-data/en-au/nothing/page-data.json',
    '/search/en-gb.json',
    '/content/v1/spaces/x',
    '/.netlify/functions/graphql',
  ])('tells a script at %s in JSON', async (path) => {
    const response = await get(path, { accept: 'text/html' })
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json'])
    expect(await response.json()).toEqual({
      error: { code: 'not_found', message: 'There is nothing at this address.' },
    })
  })

  it('tells a script that posts to the site-data function the same', async () => {
    const response = await get('/.netlify/functions/graphql', { 'content-type': 'application/json' }, 'POST')
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json'])
  })

  it.each(['/assets/gone-1234.js', '/images/gone-1234.avif', '/favicon.ico'])('answers %s in a line', async (path) => {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([404, 'There is nothing at this address.\n'])
  })

  it('follows what the asker accepts', async () => {
    expect((await get('/en-au/nothing', { accept: 'application/json' })).headers.get('content-type')).toBe(
      'application/json',
    )
    expect((await get('/en-au/nothing', { accept: 'image/avif' })).headers.get('content-type')).toContain('text/plain')
    expect((await get('/en-au/nothing')).headers.get('vary')).toBe('accept-encoding, accept')
  })
})

describe('the not-found pages themselves', () => {
  it.each(['/404.html', '/en-au/404/', '/en-au/404/index.html', '/en-nz/404/', '/en-za/404/'])(
    '%s says 404 too [P3]',
    async (path) => {
      const response = await get(path)
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    },
  )
})

it('falls back to a line of text where the site has no such page', async () => {
  await using bare = await createTestSite()
  await rm(join(bare.directory, '404.html'))
  const response = await bare.app.request('/nothing/')
  expect([response.status, await response.text()]).toEqual([404, 'There is nothing at this address.\n'])
})
