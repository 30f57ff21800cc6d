import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { whenAlive } from '../support/browser.ts'
import { openSite } from './open-site.ts'

const { visitor, resident, site } = openSite()
const reader = resident()

const choose = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Colours' }).getByRole('button', { name }).click()

const chosen = (page: Page) => page.getByRole('group', { name: 'Colours' }).getByRole('button', { pressed: true })

const theme = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-theme')

describe('the theme', () => {
  it('follows the system, now and when it changes [U1]', async () => {
    const { page, go } = await visitor({ colorScheme: 'dark' })
    await go('/en-au/about-us/')
    expect(await theme(page)).toBe('dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => theme(page)).toBe('light')
  })

  it('chosen is kept over reload and navigation, and other tabs follow [U1]', async () => {
    const { page, go, context } = await visitor({ colorScheme: 'light' })
    await go('/en-au/about-us/')
    const other = await context.newPage()
    await other.goto(`${site().origin}/en-nz/`)
    await whenAlive(other)
    await choose(page, 'Dark')
    expect(await theme(page)).toBe('dark')
    await expect.poll(() => theme(other)).toBe('dark')
    await expect.poll(() => chosen(other).allTextContents()).toEqual(['Dark'])
    await page.reload()
    expect(await theme(page)).toBe('dark')
    await expect.poll(() => chosen(page).allTextContents()).toEqual(['Dark'])
    await choose(page, 'Match device')
    expect(await theme(page)).toBe('light')
    await expect.poll(() => theme(other)).toBe('light')
  })

  it('is there before anything is painted', async () => {
    const { page } = await visitor({
      colorScheme: 'light',
      prepare: `localStorage.setItem('theme', 'dark')
        new PerformanceObserver(() => {
          document.documentElement.dataset.themeAtPaint ??= document.documentElement.dataset.theme ?? 'none'
        }).observe({ type: 'paint', buffered: true })
        new MutationObserver(() => {
          if (document.body) document.documentElement.dataset.themeAtBody ??= document.documentElement.dataset.theme ?? 'none'
        }).observe(document, { childList: true, subtree: true })`,
    })
    await page.goto(`${site().origin}/en-au/about-us/`)
    const html = page.locator('html')
    expect(await html.getAttribute('data-theme-at-body')).toBe('dark')
    await expect.poll(() => html.getAttribute('data-theme-at-paint')).toBe('dark')
  })

  it('that makes no sense counts as none', async () => {
    const { page, go, errors } = await visitor({ prepare: `localStorage.setItem('theme', '{"a":1}')` })
    await go('/en-au/about-us/')
    expect(await theme(page)).toBe('light')
    expect(errors).toEqual([])
  })
})

/** That of a page that is loaded: e2e/runtime/canonical-address.test.ts. */
describe('the locale', () => {
  it('follows a navigation to another edition [R3] [U8]', async () => {
    const { page, walk } = await reader()
    await walk('/en-au/about-us/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'New Zealand' }).click()
    await page.waitForURL('**/en-nz/about-us/')
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en-NZ')
    expect(await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).count()).toBe(0)
    await page.goBack()
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en-AU')
  })
})

describe('the comparison list', () => {
  const keys = ['table', 'residential', 'commercial', 'mineral-swim', 'ozone-swim']
  const stored = (page: Page) =>
    page.evaluate((names) => Object.fromEntries(names.map((name) => [name, sessionStorage.getItem(name)])), keys)

  it('is laid out empty under its five keys on the first load [U10]', async () => {
    const { page, go } = await visitor()
    await go('/en-nz/')
    await expect.poll(() => stored(page)).toEqual(Object.fromEntries(keys.map((name) => [name, '[]'])))
  })

  it('is left as it is when table is there, garbage or not [U10]', async () => {
    const { page, go, errors } = await visitor({
      prepare: `sessionStorage.setItem('table', '{not json'); sessionStorage.setItem('residential', '["PW-S50"]')`,
    })
    await go('/en-au/product-comparison/')
    await go('/en-au/')
    expect(await stored(page)).toMatchObject({ table: '{not json', residential: '["PW-S50"]', commercial: null })
    expect(errors).toEqual([])
  })
})
