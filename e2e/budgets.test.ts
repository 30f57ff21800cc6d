import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { openSite } from './site/open-site.ts'
import { firstLoadBytes, navigationBytes } from './support/page-bytes.ts'
import { testSiteDirectory } from './support/test-site-directory.ts'

const { site, resident } = openSite()
// A file counts in full wherever the browser has it from.
const reader = resident()

const contentPages = [
  '/en-au/',
  '/en-au/about-us/',
  '/en-au/dolphin/',
  '/en-au/shop/',
  '/en-au/shop/residential/',
  '/en-nz/support/faq/',
  '/en-za/product-lines/dolphin/',
  '/en-za/news/',
  '/en-au/support/contact/',
  '/en-au/book-a-demo/',
  '/en-au/water-treatment-claim/',
  '/en-za/support/become-a-dealer/',
]

/** What can be bought here finds out about stock, delivery and pick-up once somebody is there. */
const productPages = ['/en-au/products/dolphin-s300i/', '/en-au/products/brush-set-m/']

/** From one page of a template to another of the same. */
const navigations = [
  ['/en-au/products/dolphin-e10/', '/en-au/products/dolphin-s300i/'],
  ['/en-au/products/dolphin-e10/', '/en-au/products/mineral-swim-25/'],
  ['/en-au/shop/residential/', '/en-au/shop/parts-and-accessories/'],
  ['/en-nz/product-lines/dolphin/', '/en-nz/product-lines/parts/'],
]

/** Tools carry what they compute with. */
const toolPages = [
  '/en-au/support/find-a-dealer/',
  '/en-au/support/troubleshooting/',
  '/en-au/support/repairs-and-parts/',
]

/** Before the gateway's own script. */
const checkoutPages = ['/en-au/shop/checkout/', '/en-au/shop/checkout/verify/', '/en-au/shop/checkout/complete/']

/** With the keys of an order its page stays where it is. */
const keepPaidOrder = () => {
  const keys = { checkout: 'c'.repeat(22), secret: 's'.repeat(22), paidAt: new Date().toISOString() }
  localStorage.setItem('paid-order', JSON.stringify(keys))
}

describe('byte budgets', () => {
  it('the data of every product, line, category, question, dealer and post is at most 1.5 kB', () => {
    const dataFiles = readdirSync(path.join(testSiteDirectory, 'page-data'), {
      recursive: true,
      encoding: 'utf8',
    }).filter((file) =>
      /(products|product-lines|shop|support\/faq|support\/find-a-dealer|news)\/[^/]+\/page-data\.json\.br$/.test(file),
    )
    expect(dataFiles.length).toBeGreaterThan(200)
    const sizes = dataFiles.map((file) => ({
      file,
      size: statSync(path.join(testSiteDirectory, 'page-data', file)).size,
    }))
    expect(sizes.filter(({ size }) => size > 1500)).toEqual([])
  })

  it.each(contentPages)('%s carries at most 70 kB of JavaScript and 20 kB of styles on first load', async (path) => {
    const { page } = await reader()
    const { script, style } = await firstLoadBytes(page, site().origin + path)
    expect(script).toBeGreaterThan(50_000)
    expect(script).toBeLessThanOrEqual(70_000)
    expect(style).toBeLessThanOrEqual(20_000)
  })

  it.each(productPages)('%s carries at most 72 kB of JavaScript and 20 kB of styles on first load', async (path) => {
    const { page } = await reader()
    const { script, style } = await firstLoadBytes(page, site().origin + path)
    expect(script).toBeGreaterThan(50_000)
    expect(script).toBeLessThanOrEqual(72_000)
    expect(style).toBeLessThanOrEqual(20_000)
  })

  it.each(toolPages)('%s carries at most 85 kB of JavaScript and 20 kB of styles on first load', async (path) => {
    const { page } = await reader()
    const { script, style } = await firstLoadBytes(page, site().origin + path)
    expect(script).toBeLessThanOrEqual(85_000)
    expect(style).toBeLessThanOrEqual(20_000)
  })

  it.each(checkoutPages)('%s carries at most 95 kB of JavaScript and 20 kB of styles on first load', async (path) => {
    const { page } = await reader()
    await page.evaluate(keepPaidOrder)
    const { script, style } = await firstLoadBytes(page, site().origin + path)
    expect(script).toBeLessThanOrEqual(95_000)
    expect(style).toBeLessThanOrEqual(20_000)
  })

  it('all steps of the search for a fault come to at most 14 kB in any edition', () => {
    const sizes = ['en-au', 'en-nz', 'en-za'].map(
      (edition) =>
        statSync(path.join(testSiteDirectory, 'page-data', edition, 'support/troubleshooting/page-data.json.br')).size,
    )
    expect(Math.max(...sizes)).toBeLessThanOrEqual(14_000)
  })

  it.each(navigations)('going from %s to %s costs at most 1.5 kB of data', async (from, to) => {
    const { page } = await reader()
    await firstLoadBytes(page, site().origin + from)
    const { script, data } = await navigationBytes(page, to)
    expect(await page.evaluate(() => location.pathname)).toBe(to)
    expect(script).toBe(0)
    expect(data).toBeGreaterThan(0)
    expect(data).toBeLessThanOrEqual(1500)
  })
})
