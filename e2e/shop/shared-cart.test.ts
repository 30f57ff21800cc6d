import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite } from '../site/open-site.ts'
import { violationsInBothThemes } from '../site/violations.ts'

const { visitor } = openSite()

const own = [{ sku: 'PW-BS-M', name: 'Brush set', slug: 'brush-set-m', quantity: 1 }]
const prepare = `localStorage.cart ??= ${JSON.stringify(JSON.stringify({ lineItems: own }))}`
const link = '/en-au/shop/cart/?add=PW-S300I*1,PW-CADDY*2,NOPE-1*3,%3Cimg%20src=x%3E'

const lines = (page: Page): Promise<[string, number][]> =>
  page.evaluate(() =>
    JSON.parse(localStorage.getItem('cart') ?? '{"lineItems":[]}').lineItems.map(
      ({ sku, quantity }: { sku: string; quantity: number }) => [sku, quantity],
    ),
  )
const offer = (page: Page) => page.getByRole('region', { name: 'Somebody shared a cart with you' })
const button = (page: Page, name: string) => offer(page).getByRole('button', { name })

describe('a shared cart', () => {
  it('shows what is in it and changes nothing by itself', async () => {
    const { page, go, errors } = await visitor({ prepare })
    await go(link)
    await offer(page).getByText('Dolphin S 300i').waitFor()
    await offer(page).getByText('We don’t sell NOPE-1, at least not now.').waitFor()
    await offer(page).getByText('We couldn’t read one part of the link.').waitFor()
    expect(await violationsInBothThemes(page, 'main')).toEqual([])
    expect(await lines(page)).toEqual([['PW-BS-M', 1]])
    await button(page, 'Keep my cart').click()
    await offer(page).waitFor({ state: 'detached' })
    expect(await lines(page)).toEqual([['PW-BS-M', 1]])
    expect(await page.evaluate(() => [location.search, document.activeElement?.textContent])).toEqual([
      '',
      'In your cart',
    ])
    expect(errors).toEqual([])
  })

  it('is added to the cart there is, once', async () => {
    const { page, go } = await visitor({ prepare })
    await go(link)
    await button(page, 'Add these to your cart').click()
    const expected = [
      ['PW-BS-M', 1],
      ['PW-S300I', 1],
      ['PW-CADDY', 2],
    ]
    await expect.poll(() => lines(page)).toEqual(expected)
    await page.reload()
    await page.getByRole('heading', { name: 'In your cart' }).waitFor()
    expect(await offer(page).count()).toBe(0)
    expect(await lines(page)).toEqual(expected)
  })

  it('takes the place of the cart there is, and can be taken back', async () => {
    const { page, go } = await visitor({ prepare })
    await go(link)
    await button(page, 'Use these instead').click()
    const shared = [
      ['PW-S300I', 1],
      ['PW-CADDY', 2],
    ]
    await expect.poll(() => lines(page)).toEqual(shared)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => lines(page)).toEqual([['PW-BS-M', 1]])
  })

  it('asks whoever has no cart too, and says when there is nothing to have', async () => {
    const { page, go, errors } = await visitor()
    await go('/en-au/shop/cart/?add=__proto__,NOPE*9999,-*-,%00')
    await page.getByRole('heading', { name: 'Nothing here that we sell' }).waitFor()
    await page.getByRole('button', { name: 'No, thanks' }).click()
    expect(await lines(page)).toEqual([])
    expect(errors).toEqual([])
  })

  it('is copied from the cart as a link', async () => {
    const { page, go, context } = await visitor({ prepare })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await go('/en-au/shop/cart/')
    await page.getByRole('button', { name: 'Copy a link to this cart' }).click()
    await page.getByText('Copied.').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(copied).pathname + new URL(copied).search).toBe('/en-au/shop/cart/?add=PW-BS-M*1')
  })
})
