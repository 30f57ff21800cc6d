import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildVariant } from '../support/build-in.ts'
import { openSite, type Visitor } from './open-site.ts'

const directory = '.cache/browser-tests/site-that-measures'

beforeAll(() =>
  buildVariant(directory, {
    TAG_MANAGER_ID: 'GTM-TEST123',
    ANALYTICS_ID: '3f0c7a52-5a52-4d0c-9d6e-8f1f4a6f7a10',
  }),
)

const { visitor } = openSite({ siteDirectory: directory })
const silent = openSite()

/** Everything that a page asks of other hosts, answered with nothing. */
const watchForeign = async ({ context, page }: Visitor): Promise<string[]> => {
  const own = (url: URL) => url.hostname === 'localhost'
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!own(new URL(request.url()))) foreign.push(new URL(request.url()).hostname)
  })
  await context.route(
    (url) => !own(url),
    (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  return foreign
}

const banner = (page: Page) => page.getByRole('complementary', { name: 'May we count your visit?' })
const layer = (page: Page): Promise<{ event?: string }[]> => page.evaluate('dataLayer.filter((each) => each.ecommerce)')

const product = '/en-au/products/dolphin-s100/'

describe('measurement [A7]', () => {
  it('asks nothing of any other host before the visitor agrees, nor after they refuse', async () => {
    const someone = await visitor()
    const { page, go, errors } = someone
    const foreign = await watchForeign(someone)
    await go(product)
    await banner(page).waitFor()
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.keyboard.press('Escape')
    await banner(page).getByRole('button', { name: 'No, thanks' }).click()
    await expect.poll(() => banner(page).count()).toBe(0)
    await go('/en-au/')
    await page.waitForLoadState('networkidle')
    expect(await banner(page).count()).toBe(0)
    expect(foreign).toEqual([])
    expect(await layer(page)).toEqual([])
    expect(errors).toEqual([])
  })

  it('begins once they agree, remembers it, and counts by the names of Google Analytics 4', async () => {
    const someone = await visitor()
    const { page, go, errors } = someone
    const foreign = await watchForeign(someone)
    await go(product)
    await banner(page).getByRole('button', { name: 'Yes, count me' }).click()
    await expect.poll(() => new Set(foreign)).toEqual(new Set(['www.googletagmanager.com', 'cloud.umami.is']))
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    const events = async () => (await layer(page)).map(({ event }) => event)
    await expect.poll(events).toEqual(['view_item', 'add_to_cart', 'view_cart'])

    foreign.length = 0
    await go('/en-au/shop/checkout/')
    await expect.poll(events).toEqual(['begin_checkout'])
    expect(await banner(page).count()).toBe(0)
    expect(new Set(foreign)).toEqual(new Set(['www.googletagmanager.com', 'cloud.umami.is']))
    expect(errors).toEqual([])
  })

  it('ends when they take it back in the footer', async () => {
    const someone = await visitor()
    const { page, go } = someone
    const foreign = await watchForeign(someone)
    await go('/en-au/privacy/')
    await banner(page).getByRole('button', { name: 'Yes, count me' }).click()
    await expect.poll(() => foreign.length).toBe(2)
    await page.evaluate(() => cookieStore.set('_ga_TEST', '1'))
    await page.getByRole('button', { name: 'Privacy choices' }).click()
    foreign.length = 0
    await Promise.all([page.waitForEvent('load'), banner(page).getByRole('button', { name: 'No, thanks' }).click()])
    await page.waitForLoadState('networkidle')
    expect(foreign).toEqual([])
    expect(await page.evaluate(async () => (await cookieStore.getAll()).map(({ name }) => name))).toEqual([])
  })

  it('does not bother visitors whose browser refuses for them', async () => {
    const { page, go } = await visitor({
      prepare: `Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })`,
    })
    await go('/en-au/privacy/')
    await page.waitForLoadState('networkidle')
    expect(await banner(page).count()).toBe(0)
  })

  it('is not asked about where nothing is set up, and says so to those who want to know', async () => {
    const { page, go } = await silent.visitor()
    await go('/en-nz/privacy/')
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('complementary').count()).toBe(0)
    await page.getByRole('button', { name: 'Privacy choices' }).click()
    const note = page.getByRole('complementary', { name: 'Nothing is counted here' })
    await note.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => note.count()).toBe(0)
  })
})
