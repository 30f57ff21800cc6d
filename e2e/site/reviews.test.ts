import { describe, expect, it } from 'vitest'
import { openSite } from './open-site.ts'

const { visitor } = openSite()

const path = '/en-au/testimonials/'

describe.each([true, false])('reviews, with scripts %s', (javaScriptEnabled) => {
  it('are grouped by product, and one product can be picked by the address', async () => {
    const { page, go } = await visitor({ javaScriptEnabled })
    const products = page.locator('#all > section').filter({ visible: true })
    await go(path)
    expect(await products.count()).toBeGreaterThan(5)
    await page
      .getByRole('navigation', { name: 'Reviews by product' })
      .getByRole('link', { name: /^Skimmi/ })
      .click()
    expect(new URL(page.url()).hash).toBe('#skimmi')
    expect(await products.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['Skimmi'])
    await page.goBack()
    expect(await products.count()).toBeGreaterThan(5)
  })

  it('include those who gave one and two', async () => {
    const { page, go } = await visitor({ javaScriptEnabled })
    await go(`${path}#liberty-400`)
    expect(await page.locator('#liberty-400').getByText('1 of 5').count()).toBe(1)
  })
})

it('the product that was picked is marked', async () => {
  const { page, go } = await visitor({})
  await go(path)
  const filter = page.getByRole('navigation', { name: 'Reviews by product' })
  await filter.getByRole('link', { name: /^Niya/ }).click()
  expect(await filter.locator('[aria-current="true"]').textContent()).toMatch(/^Niya/)
  await filter.getByRole('link', { name: /^All/ }).click()
  expect(await filter.locator('[aria-current="true"]').textContent()).toMatch(/^All/)
})
