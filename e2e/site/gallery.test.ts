import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openSite, phone } from './open-site.ts'

const { visitor } = openSite()

const product = '/en-au/products/dolphin-s300i/'

/** The product with its first pictures twice. */
const withEight = (page: Page) =>
  page.route(`**/page-data${product}page-data.json`, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    const { props } = json.data
    const four = props.pictures.slice(0, 4)
    props.pictures = [...four, ...four.map((picture: { id: string }) => ({ ...picture, id: `${picture.id}-2` }))]
    await route.fulfill({ response, json })
  })

it('a gallery of eight is looked through by thumbnail and by swipe, and the thumbnail at hand is in sight', async () => {
  const { page, go } = await visitor(phone)
  await withEight(page)
  await go('/en-au/products/dolphin-s200/')
  await page.evaluate(async (to) => {
    await navigation?.navigate(to).finished
  }, product)
  const thumbnails = page.getByRole('list', { name: 'Choose a picture' }).getByRole('link')
  await expect.poll(() => thumbnails.count()).toBe(8)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await thumbnails.nth(5).click()
  await expect.poll(() => thumbnails.nth(5).getAttribute('aria-current')).toBe('true')
  const strip = page.getByRole('list', { name: 'Pictures', exact: true })
  await strip.evaluate((element) => element.scrollTo({ left: 7 * element.clientWidth, behavior: 'instant' }))
  await expect.poll(() => thumbnails.nth(7).getAttribute('aria-current')).toBe('true')
  await expect
    .poll(async () => {
      const { x, width } = (await thumbnails.nth(7).boundingBox()) ?? { x: 999, width: 0 }
      return x + width
    })
    .toBeLessThanOrEqual(390)
})
