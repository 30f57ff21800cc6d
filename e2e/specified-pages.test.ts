import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningSite, startSite } from './support/site.ts'

const schema = v.object({
  pages: v.array(
    v.object({
      page: v.string(),
      regions: v.union([v.array(v.string()), v.literal('not shown')]),
      paths: v.array(v.string()),
    }),
  ),
  templates: v.array(v.object({ template: v.string(), regions: v.array(v.string()), pattern: v.string() })),
})
const specified = v.parse(schema, JSON.parse(readFileSync('docs/spec/pages.json', 'utf8')))
const editions = ['en-au', 'en-nz', 'en-za']

let site: RunningSite

beforeAll(async () => {
  site = await startSite()
})

afterAll(() => site.stop())

const get = async (path: string) => {
  const response = await fetch(site.origin + path, { redirect: 'manual' })
  return { status: response.status, html: await response.text() }
}

const attribute = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? ''
const editionOf = (path: string): string => editions.find((code) => path.startsWith(`/${code}/`)) ?? 'en-au'

const expectPage = (path: string, html: string) => {
  expect(html.match(/<h1[\s>]/g), path).toHaveLength(1)
  expect(attribute(html, /<html[^>]* lang="([^"]+)"/).toLowerCase(), path).toBe(editionOf(path))
  expect(attribute(html, /<title>([^<]+)</).length, path).toBeGreaterThan(5)
  expect(attribute(html, /<title>([^<]+)</).length, path).toBeLessThanOrEqual(70)
  expect(attribute(html, /<meta name="description" content="([^"]+)"/).length, path).toBeGreaterThan(40)
}

describe('pages of the specification', () => {
  const pages = specified.pages.filter(({ page }) => page !== '404')

  it.each(pages)('$page exists in its regions and in no other [P1]', async ({ regions, paths }) => {
    for (const path of paths) {
      const { status, html } = await get(path)
      expect(status, path).toBe(200)
      expectPage(path, html)
      expect(attribute(html, /<link rel="canonical" href="([^"]+)"/)).toBe(`https://poolwright.example${path}`)
      const alternates = [...html.matchAll(/hreflang="([^"]+)" href="[^"]+"/g)].map((match) => match[1])
      if (Array.isArray(regions)) expect(alternates).toEqual(expect.arrayContaining(regions))
    }
    if (!Array.isArray(regions)) return
    const below = paths[0]?.replace(/^\/en-..\//, '') ?? ''
    for (const other of editions.filter((code) => !regions.includes(code))) {
      const { status, html } = await get(`/${other}/${below}`)
      expect(status, `/${other}/${below}`).toBe(404)
      expect(html).toContain(`data-page-path="/${other}/404/"`)
    }
  })

  it('the not-found page exists in every edition and at the root [P3]', async () => {
    for (const path of ['/404.html', '/en-au/404/', '/en-nz/404/', '/en-za/404/']) {
      const { status, html } = await get(path)
      expect(status, path).toBe(404)
      expectPage(path, html)
      expect(html).toContain('data-page-kind="not-found"')
    }
  })

  it('the root is the Australian home page, with its canonical address', async () => {
    const { html } = await get('/')
    expectPage('/', html)
    expect(attribute(html, /<link rel="canonical" href="([^"]+)"/)).toBe('https://poolwright.example/en-au/')
  })
})

describe('templates', () => {
  it.each(specified.templates)('$template pages exist in their regions [P2]', async ({ regions, pattern }) => {
    const sitemaps = await Promise.all(editions.map(async (code) => (await get(`/sitemap-${code}.xml`)).html))
    const known = new Set(specified.pages.flatMap(({ paths }) => paths))
    for (const [index, code] of editions.entries()) {
      const paths = [...(sitemaps[index] ?? '').matchAll(/<loc>https:\/\/poolwright\.example([^<]+)<\/loc>/g)].map(
        (match) => match[1] ?? '',
      )
      const shape = new RegExp(`^${pattern.replace(':edition', code).replaceAll(/:\w+/g, '[^/]+')}$`)
      const found = paths.filter((path) => shape.test(path) && !known.has(path))
      expect(found.length > 0, `${pattern} in ${code}`).toBe(regions.includes(code))
      const [sample] = found
      if (sample === undefined) continue
      const { status, html } = await get(sample)
      expect(status, sample).toBe(200)
      expectPage(sample, html)
    }
  })

  it.each(['residential', 'commercial', 'mineral-swim', 'ozone-swim'])(
    'the category %s has products [P4]',
    async (category) => {
      const { status, html } = await get(`/en-au/shop/${category}/`)
      expect(status).toBe(200)
      expect(html).toMatch(/href="\/en-au\/products\/[^"]+\/"/)
    },
  )

  it('a product has brand, price and shipping class, and the shop has its cart and checkout [P5]', async () => {
    const { html } = await get('/en-au/products/dolphin-s300i/')
    expect(html).toMatch(/"@type":"Product"/)
    expect(html).toMatch(/"brand":\{"@type":"Brand","name":"Dolphin"\}/)
    expect(html).toMatch(/"priceCurrency":"AUD"/)
    expect(html).toMatch(/A\$1,\d{3}\.00/)
    const { content } = await (await fetch(`${site.origin}/page-data/app-data.json`)).json()
    const answer = await fetch(site.origin + content.url, {
      method: 'POST',
      headers: { authorization: `Bearer ${content.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ productCollection { total items { brand price shippingClass } } }' }),
    })
    const { data } = await answer.json()
    expect(data.productCollection.total).toBeGreaterThan(60)
    for (const product of data.productCollection.items) {
      expect(product).toEqual({
        brand: expect.stringMatching(/./),
        price: expect.any(Number),
        shippingClass: expect.stringMatching(/^(satchel|parcel|bulky|freight)$/),
      })
    }
    for (const path of [
      '/en-au/shop/',
      '/en-au/shop/cart/',
      '/en-au/shop/checkout/',
      '/en-au/shop/checkout/verify/',
      '/en-au/shop/checkout/complete/',
    ]) {
      expect((await get(path)).status, path).toBe(200)
    }
    expect((await get('/en-nz/shop/')).status).toBe(404)
  })
})
