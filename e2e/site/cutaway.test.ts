import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openSite, phone } from './open-site.ts'

const { visitor } = openSite()

const product = '/en-au/products/dolphin-s300i/'

const inside = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Inside the S 300i' }) })

/** How many numbers stand outside the picture. */
const strayNumbers = (page: Page) =>
  inside(page).evaluate((section) => {
    const frame = section.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
    return [...section.querySelectorAll('circle')].filter((number) => {
      const { left, right, top, bottom } = number.getBoundingClientRect()
      return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom
    }).length
  })

it.each([
  ['a phone', phone],
  ['a desk', { viewport: { width: 1440, height: 900 } }],
])('what is inside is named in text, with its number in the picture, on %s', async (_, device) => {
  const { page, go } = await visitor(device)
  await go(product)
  await inside(page).scrollIntoViewIfNeeded()
  const names = await inside(page).getByRole('listitem').getByRole('heading').allInnerTexts()
  expect(names).toEqual(['Filter panels', 'Pump', 'Drive motors', 'Board', 'Mouths', 'Brushes'])
  expect(await inside(page).locator('text').allTextContents()).toEqual(names.map((_, index) => `${index + 1}`))
  expect(await strayNumbers(page)).toBe(0)
})

it('it is there too when somebody comes from another page', async () => {
  const { page, go } = await visitor()
  await go('/en-au/products/dolphin-s200/')
  await page.evaluate(async (to) => {
    await navigation?.navigate(to).finished
  }, product)
  await expect.poll(() => inside(page).getByRole('listitem').count()).toBe(6)
})
