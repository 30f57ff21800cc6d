import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openSite, phone } from './open-site.ts'
import { violationsInBothThemes } from './violations.ts'

const { visitor, site } = openSite()

const section = (page: Page) => page.locator('main section').filter({ has: page.locator('input') })
const field = (page: Page) => section(page).getByRole('combobox', { name: 'Suburb, town or postcode' })
const map = (page: Page) => section(page).getByRole('region', { name: 'Map of dealers' })

const comeNear = async (page: Page) => {
  await section(page).scrollIntoViewIfNeeded()
  await map(page).waitFor()
}

it.each([
  ['/en-au/', 'Cottesloe', 'Cottesloe Pool Room'],
  ['/en-nz/', 'Takapuna', /./],
  ['/en-za/', 'Durbanville', /./],
])('on %s somebody who names a place sees in place who brings a robot there', async (home, place, dealer) => {
  const { page, go } = await visitor()
  await go(home)
  await comeNear(page)
  await field(page).fill(place)
  await page.getByRole('option').first().click()
  const rows = section(page).getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(3)
  await rows.first().getByRole('link', { name: dealer }).first().waitFor()
  expect(await rows.first().innerText()).toMatch(/\d\s(m|km)/)
  expect(await rows.first().getByRole('link').first().getAttribute('href')).toContain('/support/find-a-dealer/')
  expect(new URL(page.url()).pathname).toBe(home)
})

it('starts from the postcode that a visitor has given before', async () => {
  const { page, go } = await visitor({ prepare: `localStorage.setItem('postcode', '6011')` })
  await go('/en-au/')
  await comeNear(page)
  await section(page)
    .getByRole('link', { name: /Cottesloe Pool Room/ })
    .first()
    .waitFor()
  expect(await field(page).inputValue()).toBe('6011')
})

it('is fetched when somebody comes near, not before', async () => {
  const { page, go } = await visitor(phone)
  const before = site().requests.length
  await go('/en-au/')
  const asked = () =>
    site()
      .requests.slice(before)
      .filter((request) => request.includes('find-a-dealer'))
  expect(asked()).toEqual([])
  await comeNear(page)
  expect(asked().length).toBe(1)
})

it('without scripts is a field that leads to the dealers', async () => {
  const { page, go } = await visitor({ javaScriptEnabled: false })
  await go('/en-za/')
  await section(page).getByRole('textbox').fill('Durbanville')
  await section(page).getByRole('button', { name: 'Find' }).click()
  await page.waitForURL('**/en-za/support/find-a-dealer/?place=Durbanville')
})

it('is without fault in both themes', async () => {
  const { page, go } = await visitor({ prepare: `localStorage.setItem('postcode', '2232')` })
  await go('/en-au/')
  await comeNear(page)
  await section(page).getByRole('listitem').first().waitFor()
  expect(await violationsInBothThemes(page, 'main section:has(input)')).toEqual([])
})
