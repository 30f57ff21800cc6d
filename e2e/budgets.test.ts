import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { meOf } from '../src/site/features/account/me/me.fake.ts'
import { openCase, openOrder } from './account/account.fake.ts'
import { answerAccount, signedIn } from './account/answer-account.ts'
import { openSite } from './site/open-site.ts'
import { keptCheckout } from './support/kept-checkout.ts'
import { firstLoadBytes, navigationBytes, type PageBytes } from './support/page-bytes.ts'
import { testSiteDirectory } from './support/test-site-directory.ts'

const { site, visitor } = openSite()

type Load = PageBytes & { path: string }

/** Of each page, by one visitor: a file counts in full wherever the browser has it from. */
const firstLoads = async (
  paths: readonly string[],
  prepare?: string,
  answer: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<Load[]> => {
  const { page } = await visitor(prepare === undefined ? {} : { prepare })
  await answer(page)
  const loads: Load[] = []
  for (const path of paths) loads.push({ path, ...(await firstLoadBytes(page, site().origin + path)) })
  return loads
}

const carriesMoreThan =
  (most: { script: number }) =>
  ({ script, style }: Load): boolean =>
    script > most.script || style > 20_000

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
const navigations: [from: string, to: string][] = [
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
  '/en-au/which-model/',
]

const accountPages = [
  '/en-au/account/',
  '/en-au/account/pool/',
  '/en-au/account/orders/',
  '/en-au/account/orders/AU-10482-6/',
  '/en-au/account/robots/',
  '/en-au/account/robots/r1/',
  '/en-au/account/cases/',
  '/en-au/account/cases/RP-7M2Q4K/',
  '/en-au/account/addresses/',
  '/en-au/account/details/',
]

const ownAccount = (page: Page) =>
  answerAccount(page, { me: meOf(), orders: { 'AU-10482-6': openOrder() }, cases: { 'RP-7M2Q4K': openCase() } })

const lineItems = [{ sku: 'PW-CADDY', slug: 'caddy', name: 'Caddy', quantity: 1 }]
const details = { email: 'priya@nair.example', phone: '0491 570 156', name: 'Priya Nair', street: '18 Boonah Street' }
const { cart, checkout } = keptCheckout({ lineItems, isPickUp: false, details, method: 'pm_kept' })
const paidOrder = { checkout: 'c'.repeat(22), secret: 's'.repeat(22), paidAt: new Date().toISOString() }

/** Before the gateway's own script. Each with what keeps somebody there: others are led elsewhere. */
const checkoutSteps: Record<string, object> = {
  '/en-au/shop/checkout/': {},
  '/en-au/shop/checkout/verify/': { cart, checkout },
  '/en-au/shop/checkout/complete/': { 'paid-order': paidOrder },
}

const keeping = (kept: object): string =>
  Object.entries(kept)
    .map(([key, value]) => `localStorage.setItem('${key}', ${JSON.stringify(JSON.stringify(value))})`)
    .join(';')

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

  it('content pages carry at most 70 kB of JavaScript and 20 kB of styles on first load', async () => {
    const loads = await firstLoads(contentPages)
    expect(loads.filter(carriesMoreThan({ script: 70_000 }))).toEqual([])
    expect(loads.filter(({ script }) => script <= 50_000)).toEqual([])
  })

  it('product pages carry at most 72 kB of JavaScript and 20 kB of styles on first load', async () => {
    const loads = await firstLoads(productPages)
    expect(loads.filter(carriesMoreThan({ script: 72_000 }))).toEqual([])
    expect(loads.filter(({ script }) => script <= 50_000)).toEqual([])
  })

  it('tools carry at most 85 kB of JavaScript and 20 kB of styles on first load', async () => {
    expect((await firstLoads(toolPages)).filter(carriesMoreThan({ script: 85_000 }))).toEqual([])
  })

  it('the checkout carries at most 95 kB of JavaScript and 20 kB of styles on first load', async () => {
    const loads: Load[] = []
    for (const [path, kept] of Object.entries(checkoutSteps)) loads.push(...(await firstLoads([path], keeping(kept))))
    expect(loads.filter(carriesMoreThan({ script: 95_000 }))).toEqual([])
  })

  it('a cart brings at most 3.6 kB of its own: it is checked against the catalogue', async () => {
    const [[without], [filled]] = [
      await firstLoads(['/en-au/shop/checkout/']),
      await firstLoads(['/en-au/shop/checkout/'], keeping({ cart })),
    ]
    const brought = (filled?.script ?? 0) - (without?.script ?? 0)
    expect(brought).toBeGreaterThan(0)
    expect(brought).toBeLessThanOrEqual(3600)
  })

  it('the account carries at most 95 kB of JavaScript and 20 kB of styles on first load', async () => {
    const loads = await firstLoads(accountPages, signedIn, ownAccount)
    expect(loads.filter(carriesMoreThan({ script: 95_000 }))).toEqual([])
  })

  it('all steps of the search for a fault come to at most 14 kB in any edition', () => {
    const sizes = ['en-au', 'en-nz', 'en-za'].map(
      (edition) =>
        statSync(path.join(testSiteDirectory, 'page-data', edition, 'support/troubleshooting/page-data.json.br')).size,
    )
    expect(Math.max(...sizes)).toBeLessThanOrEqual(14_000)
  })

  it('going from one page to another of its template costs at most 1.5 kB of data', async () => {
    const { page } = await visitor()
    for (const [from, to] of navigations) {
      await firstLoadBytes(page, site().origin + from)
      const { script, data } = await navigationBytes(page, to)
      expect(await page.evaluate(() => location.pathname)).toBe(to)
      expect(script, to).toBe(0)
      expect(data, to).toBeGreaterThan(0)
      expect(data, to).toBeLessThanOrEqual(1500)
    }
  })
})
