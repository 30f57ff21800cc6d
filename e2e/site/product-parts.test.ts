import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite, phone } from './open-site.ts'
import { violationsInBothThemes } from './violations.ts'

const { visitor, resident } = openSite()
const reader = resident()

const s300 = '/en-au/products/dolphin-s300i/'
const reviews = (page: Page) => page.locator('#reviews')
const shownReviews = (page: Page) => reviews(page).getByRole('listitem').filter({ visible: true })

describe.each([true, false])('the reviews of a product, with scripts %s', (javaScriptEnabled) => {
  it('are all shown, and can be chosen by what they gave', async () => {
    const { page, go } = await visitor({ javaScriptEnabled })
    await go(s300)
    expect(await shownReviews(page).count()).toBe(3)
    await reviews(page)
      .getByLabel(/^2 of 5/)
      .check()
    expect(await shownReviews(page).getByRole('heading').allInnerTexts()).toEqual(['Ipswich, QLD'])
    await reviews(page)
      .getByLabel(/^1 of 5/)
      .check()
    expect(await shownReviews(page).count()).toBe(0)
    await reviews(page).getByText('No review like this yet. Nobody who wrote to us gave the S 300i 1 of 5.').waitFor()
    await reviews(page).getByLabel(/^All/).check()
    expect(await shownReviews(page).count()).toBe(3)
    expect(await reviews(page).getByText('No review like this yet').filter({ visible: true }).count()).toBe(0)
  })
})

describe('the page of a product', () => {
  it('leads from its rating to its reviews, and says to search engines what it shows', async () => {
    const { page, go } = await visitor()
    await go(s300)
    await page.getByRole('link', { name: '318 owners' }).click()
    await expect.poll(async () => (await reviews(page).boundingBox())?.y ?? 9999).toBeLessThan(400)
    const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')['@graph']
    const said = graph.find((thing: { '@type': string }) => thing['@type'] === 'Product')
    expect(said.review).toHaveLength(await shownReviews(page).count())
    expect(said.aggregateRating).toMatchObject({ ratingCount: 318, reviewCount: 3 })
  })

  it('says what the models below and above it give and take, and leads to both and to the comparison', async () => {
    const { page, go } = await visitor()
    await go(s300)
    const steps = page.locator('#machine').getByRole('listitem')
    const below = steps.filter({ has: page.getByRole('heading', { name: 'S 200' }) })
    await below.getByText('A$600 less than the S 300i').waitFor()
    await below.getByText('Not the waterline').waitFor()
    const above = steps.filter({ has: page.getByRole('heading', { name: 'M 400' }) })
    await above.getByText('Pools up to 14 m, 2 m more').waitFor()
    await above.getByRole('link', { name: 'S 300i and M 400 side by side' }).click()
    const columns = page.getByRole('region', { name: 'Side by side' }).getByRole('columnheader').getByRole('link')
    await expect.poll(() => columns.count()).toBe(2)
  })

  it('has what is only read when it is come to from another page too', async () => {
    const { page, walk } = await reader()
    await walk('/en-au/products/dolphin-s200/')
    await page.evaluate(async (to) => {
      await navigation?.navigate(to).finished
    }, s300)
    await page.getByRole('heading', { level: 1, name: 'S 300i' }).waitFor()
    await page.getByRole('link', { name: '318 owners' }).click()
    await shownReviews(page).first().waitFor()
    expect(await shownReviews(page).count()).toBe(3)
    await page.getByRole('heading', { name: 'In the box' }).scrollIntoViewIfNeeded()
    await page.locator('#machine').getByRole('heading', { name: 'S 200' }).waitFor()
  })

  it('asks for the length of the pool with a ruler as wide as its column', async () => {
    const { page, go } = await visitor(phone)
    await go(s300)
    const slider = page.getByRole('slider', { name: 'How long is yours?' })
    const [box, column] = [await slider.boundingBox(), await slider.locator('xpath=../../..').boundingBox()]
    expect(box?.width).toBe(column?.width)
    expect(box?.height).toBeGreaterThanOrEqual(44)
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    expect(await slider.getAttribute('aria-valuetext')).toBe('13 metres')
    await page.getByText('No, not 13 metres.').waitFor()
  })

  it('breaks no rule for readers of screens', async () => {
    const { page, go } = await visitor()
    await go(s300)
    expect(await violationsInBothThemes(page, 'main')).toEqual([])
  })
})
