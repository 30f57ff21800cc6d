import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Readiness } from './readiness.ts'
import { createTestSite } from './test-site.fake.ts'

describe('every answer', () => {
  it.each(['/', '/en-au/about-us', '/nothing/', '/%zz', '/healthz', '/assets/app-3f2a.js', '/content/v1'])(
    'carries the security headers: %s',
    async (path) => {
      await using site = await createTestSite()
      const { headers } = await site.app.request(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('permissions-policy')).toContain('geolocation=(self)')
      // It would cost every first visit a new process, with the page waiting for it.
      expect(headers.get('cross-origin-opener-policy')).toBeNull()
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('strict-transport-security')).toBeNull()
      expect(headers.get('x-powered-by')).toBeNull()
    },
  )
})

describe('the content security policy', () => {
  const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? ''

  it('comes from what the build wrote, and follows the next build', async () => {
    await using site = await createTestSite()
    expect(policyOf(await site.app.request('/'))).toContain("script-src 'self';")
    await site.write('.server/csp.json', '{"scriptHashes":["sha256-one="],"connect":["https://a.example"]}')
    expect(policyOf(await site.app.request('/'))).toContain("script-src 'self' 'sha256-one=';")
    await site.write('.server/csp.json', '{"scriptHashes":["sha256-two="]}')
    expect(policyOf(await site.app.request('/'))).toContain("script-src 'self' 'sha256-two=';")
  })

  it('stands on pages, their 304 and the not-found page, in a short form on workers, and not on data', async () => {
    await using site = await createTestSite()
    const page = await site.app.request('/')
    const headers = { 'if-none-match': page.headers.get('etag') ?? '' }
    const again = await site.app.request('/', { headers })
    expect([again.status, policyOf(again)]).toEqual([304, policyOf(page)])
    expect(policyOf(await site.app.request('/nothing/'))).toBe(policyOf(page))
    expect(policyOf(await site.app.request('/sw.js'))).toBe("default-src 'self'; script-src 'self'; connect-src 'self'")
    expect(policyOf(await site.app.request('/images/wave-77aa.svg'))).toContain('sandbox')
    expect(policyOf(await site.app.request('/page-data/app-data.json'))).toBe('')
    expect(policyOf(await site.app.request('/assets/app-3f2a.js'))).toBe('')
  })

  it('allows a page the styles that are inside it, and no other page’s [P3]', async () => {
    await using site = await createTestSite()
    await site.write(
      '.server/csp.json',
      '{"styleHashes":["sha256-one=","sha256-two="],"documentStyles":{"index.html":[0,1],"404.html":[1]}}',
    )
    expect(policyOf(await site.app.request('/'))).toContain("style-src 'self' 'sha256-one=' 'sha256-two=';")
    const missing = await site.app.request('/nothing/', { headers: { accept: 'text/html' } })
    expect(policyOf(missing)).toContain("style-src 'self' 'sha256-two=';")
    expect(policyOf(await site.app.request('/en-au/about-us/'))).toContain("style-src 'self';")
  })

  it('lets the cart ask a content service elsewhere', async () => {
    await using site = await createTestSite({ contentHost: 'https://graphql.contentful.com' })
    expect(policyOf(await site.app.request('/'))).toContain("connect-src 'self' https://graphql.contentful.com;")
  })

  it('stays strict when the file is broken, and says so once', async () => {
    await using site = await createTestSite()
    await site.write('.server/csp.json', '{"scriptHashes":["\'unsafe-inline\'"]}')
    expect(policyOf(await site.app.request('/'))).toContain("script-src 'self';")
    await site.app.request('/')
    expect(site.log.filter(({ msg }) => String(msg).startsWith('csp.json'))).toHaveLength(1)
  })

  it('asks for https only where the site has it', async () => {
    await using site = await createTestSite({ publicUrl: 'https://pools.example' })
    const response = await site.app.request('/')
    expect(policyOf(response)).toContain('upgrade-insecure-requests')
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000')
  })
})

describe('the probes', () => {
  it('say alive whatever happens, and are not cached', async () => {
    await using site = await createTestSite({ readiness: { phase: 'stopping' } })
    const response = await site.app.request('/healthz')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect((await site.app.request('/healthz', { method: 'HEAD' })).status).toBe(200)
  })

  it('say ready only between starting and stopping, and only with a site to serve', async () => {
    const readiness: Readiness = { phase: 'starting' }
    await using site = await createTestSite({ readiness })
    const ask = async () => {
      const response = await site.app.request('/readyz')
      expect(response.headers.get('cache-control')).toBe('no-store')
      return [response.status, (await response.json()).status]
    }
    expect(await ask()).toEqual([503, 'starting'])
    readiness.phase = 'ready'
    expect(await ask()).toEqual([200, 'ready'])
    await rm(join(site.directory, 'index.html'))
    expect(await ask()).toEqual([503, 'unbuilt'])
    await site.write('index.html', 'back')
    readiness.phase = 'stopping'
    expect(await ask()).toEqual([503, 'stopping'])
  })
})

describe('the log', () => {
  it('has one line per request, with nothing about the person', async () => {
    await using site = await createTestSite()
    const headers = {
      cookie: 'who=me',
      'user-agent': 'Me',
      'x-forwarded-for': '203.0.113.9',
      'x-request-id': 'from-outside',
    }
    const response = await site.app.request('/en-au/about-us/?email=me@example.com', { headers })
    expect(site.log).toHaveLength(1)
    expect(site.log[0]).toMatchObject({
      method: 'GET',
      path: '/en-au/about-us/',
      status: 200,
      bytes: 2000,
      msg: 'request',
    })
    expect(site.log[0]?.id).toBe(response.headers.get('x-request-id'))
    expect(site.log[0]?.ms).toEqual(expect.any(Number))
    expect(JSON.stringify(site.log)).not.toMatch(/example\.com|who=me|203\.0|from-outside/)
  })

  it('keeps the name that a trusted proxy gave the request, if it looks like one', async () => {
    await using site = await createTestSite({ trustProxy: true })
    const named = async (id: string) =>
      (await site.app.request('/', { headers: { 'x-request-id': id } })).headers.get('x-request-id')
    expect(await named('abc-12345')).toBe('abc-12345')
    expect(await named('{"level":60}')).toMatch(/^[\w-]{36}$/)
  })

  it('speaks of probes only when asked for details', async () => {
    await using site = await createTestSite()
    await site.app.request('/healthz')
    expect(site.log[0]).toMatchObject({ level: 20, path: '/healthz' })
  })
})

describe('a request that breaks', () => {
  const broken = {
    fetch: async () => {
      throw new Error('the content of /srv/content/secret.yaml is broken')
    },
  }

  it('tells a script a reference, and the log the rest', async () => {
    await using site = await createTestSite({ contentService: broken })
    const response = await site.app.request('/content/v1')
    const text = await response.text()
    const reference = text.match(/reference is ([2-9B-Z]{8})\./)?.[1]
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
    expect(text).not.toContain('secret.yaml')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(site.log).toHaveLength(1)
    expect(site.log[0]).toMatchObject({
      level: 50,
      status: 500,
      reference,
      err: { message: expect.stringContaining('secret.yaml') },
    })
  })
})
