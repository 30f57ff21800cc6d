import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestSite, pageOf, type TestSite } from '../test-site.fake.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
  await site.write('assets/film-aa.mp4', Buffer.alloc(1_000_000, 'pool'))
})
afterAll(() => site[Symbol.asyncDispose]())

const about = '/en-au/about-us/'
const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.app.request(path, { method, headers })

describe('a file of the site', () => {
  it.each([
    [about, 'text/html; charset=utf-8'],
    ['/page-data/app-data.json', 'application/json'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/sitemap-index.xml', 'application/xml; charset=utf-8'],
    ['/en-au/news/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['/images/pool-9c1d.avif', 'image/avif'],
    ['/assets/hanken-0a1b.woff2', 'font/woff2'],
    ['/assets/app-3f2a.js', 'text/javascript; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
  ])('%s is served as %s', async (path, type) => {
    const response = await get(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
  })

  it.each([
    ['/assets/app-3f2a.js', 'public, max-age=31536000, immutable'],
    ['/images/pool-9c1d.avif', 'public, max-age=31536000, immutable'],
    [about, 'public, max-age=0, must-revalidate'],
    ['/page-data/app-data.json', 'public, max-age=0, must-revalidate'],
    ['/sw.js', 'public, max-age=0, must-revalidate'],
    ['/assets/gone-ffff.js', 'public, max-age=0, must-revalidate'],
  ])('%s may be kept as %s', async (path, caching) => {
    expect((await get(path)).headers.get('cache-control')).toBe(caching)
  })

  it('comes in the encoding the browser likes best', async () => {
    const br = await get(about, { 'accept-encoding': 'gzip, br' })
    expect(br.headers.get('content-encoding')).toBe('br')
    expect(br.headers.get('vary')).toContain('accept-encoding')
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(pageOf('About us'))

    const gzip = await get(about, { 'accept-encoding': 'br;q=0.1, gzip' })
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(pageOf('About us'))

    const plain = await get(about)
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('vary')).toContain('accept-encoding')
    expect(await plain.text()).toBe(pageOf('About us'))
    expect(new Set([br, gzip, plain].map(({ headers }) => headers.get('etag'))).size).toBe(3)
  })

  it('comes plain where the build left no compressed neighbour, and does not vary where there never is one', async () => {
    expect((await get('/robots.txt', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBeNull()
    expect((await get('/images/pool-9c1d.avif', { 'accept-encoding': 'br' })).headers.get('vary')).toBeNull()
  })

  it('answers HEAD like GET, without the body', async () => {
    const whole = await get(about, { 'accept-encoding': 'br' })
    const head = await get(about, { 'accept-encoding': 'br' }, 'HEAD')
    expect(await head.text()).toBe('')
    const own = (response: Response) => [...response.headers].filter(([name]) => name !== 'x-request-id')
    expect([head.status, own(head)]).toEqual([200, own(whole)])
    expect(head.headers.get('content-length')).toBe(String((await whole.arrayBuffer()).byteLength))
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('refuses %s and says what it allows', async (method) => {
    const response = await get(about, {}, method)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('is not sent again to a browser that has it', async () => {
    const first = await get(about, { 'accept-encoding': 'br' })
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    for (const method of ['GET', 'HEAD']) {
      const again = await get(about, { 'accept-encoding': 'br', 'if-none-match': etag }, method)
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
      expect(again.headers.get('content-length')).toBeNull()
      expect(again.headers.get('cache-control')).toContain('must-revalidate')
    }
    const since = { 'if-modified-since': first.headers.get('last-modified') ?? '' }
    expect((await get(about, { 'accept-encoding': 'br', ...since })).status).toBe(304)
    expect((await get(about, { 'if-none-match': etag })).status).toBe(200)
    expect((await get(about, { 'if-match': '"other"' })).status).toBe(412)
  })

  it('comes in parts, cut from the plain file', async () => {
    const part = await get(about, { range: 'bytes=0-13', 'accept-encoding': 'br' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe('bytes 0-13/2000')
    expect(part.headers.get('content-length')).toBe('14')
    expect(part.headers.get('content-encoding')).toBeNull()
    expect(await part.text()).toBe('<!doctype html')
    expect((await get(about)).headers.get('accept-ranges')).toBe('bytes')
  })

  it('says how large it is when the part lies outside', async () => {
    const outside = await get(about, { range: 'bytes=5000-' })
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */2000'])
  })

  it('comes whole when the part belongs to another version, when there are several parts, and on HEAD', async () => {
    const etag = (await get(about)).headers.get('etag') ?? ''
    const range = 'bytes=0-1'
    expect((await get(about, { range, 'if-range': etag })).status).toBe(206)
    expect((await get(about, { range, 'if-range': '"other"' })).status).toBe(200)
    expect((await get(about, { range: 'bytes=0-1,5-6' })).status).toBe(200)
    expect((await get(about, { range }, 'HEAD')).status).toBe(200)
  })

  it('is streamed when large, in whole and in part', async () => {
    const whole = await get('/assets/film-aa.mp4')
    expect(Buffer.from(await whole.arrayBuffer()).equals(Buffer.alloc(1_000_000, 'pool'))).toBe(true)
    const part = await get('/assets/film-aa.mp4', { range: 'bytes=999996-' })
    expect([part.status, await part.text()]).toEqual([206, 'pool'])
  })
})
