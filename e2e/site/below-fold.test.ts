import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { whenWhole } from '../support/browser.ts'
import { openSite } from './open-site.ts'

const { visitor } = openSite()

const product = '/en-au/products/dolphin-s300i/'

declare global {
  interface Window {
    /** Whether any page since the last look was without what lies below its first screen for a while. */
    wasShort: boolean
  }
}

const watchForRoom = (page: Page) =>
  page.evaluate(() => {
    window.wasShort = false
    new MutationObserver(() => {
      window.wasShort ||= document.querySelector('.below-fold_room') !== null
    }).observe(document.body, { childList: true, subtree: true })
  })

const wasShort = async (page: Page): Promise<boolean> => {
  await whenWhole(page)
  return page.evaluate(() => {
    const { wasShort } = window
    window.wasShort = false
    return wasShort
  })
}

const goTo = (page: Page, address: string) =>
  page.evaluate(async (to) => {
    await navigation?.navigate(to).finished
  }, address)

it('a page is shown before what lies below its first screen when it is gone to, not when it is returned to or entered at a place', async () => {
  const { page, go } = await visitor()
  await go('/en-au/about-us/')
  await watchForRoom(page)
  await goTo(page, product)
  expect(await wasShort(page)).toBe(true)
  await page.getByRole('heading', { name: 'Parts that fit' }).waitFor()

  await goTo(page, '/en-au/privacy/')
  await wasShort(page)
  await page.goBack()
  await page.getByRole('heading', { name: 'Parts that fit' }).waitFor()
  expect(await wasShort(page)).toBe(false)

  await goTo(page, '/en-au/privacy/')
  await wasShort(page)
  await goTo(page, '/en-au/support/faq/#warranty')
  await page.getByRole('heading', { level: 2, name: 'Warranty' }).waitFor()
  expect(await wasShort(page)).toBe(false)
})
