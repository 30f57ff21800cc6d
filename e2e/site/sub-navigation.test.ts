import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atRest } from '../support/at-rest.ts'
import { openSite } from './open-site.ts'
import { violationsInBothThemes } from './violations.ts'

const { visitor, resident, site } = openSite()
const reader = resident()

const entry = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('navigation', { name: 'Main' }).locator(':scope > ul > li > a', { hasText: name })

const panel = (page: Page, name: string): Locator => page.getByRole('banner').getByRole('group', { name })

const isFocused = (link: Locator): Promise<boolean> => link.evaluate((element) => element === document.activeElement)

const expanded = (page: Page, name: string): Promise<string | null> => entry(page, name).getAttribute('aria-expanded')

/** The code has come, and the entry says that it opens something. */
const focusOn = async (page: Page, name: string): Promise<void> => {
  await entry(page, name).focus()
  await expect.poll(() => expanded(page, name)).toBe('false')
}

describe('with a mouse', () => {
  it('rests on an entry and sees the five families, then leaves and sees the page as it was', async () => {
    const { page } = await reader()
    const top = () => page.locator('main').evaluate((main) => [main.getBoundingClientRect().top, main.clientWidth])
    const before = await top()
    await entry(page, 'Robots').hover()
    await panel(page, 'Robots').waitFor()
    const families = panel(page, 'Robots')
      .getByRole('link')
      .filter({ has: page.locator('img') })
    await expect
      .poll(() => families.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      .toEqual([
        '/en-au/dolphin/',
        '/en-au/liberty-cordless/',
        '/en-au/skimmi/',
        '/en-au/niya/',
        '/en-au/dolphin-commercial/',
      ])
    for (const name of ['Which model suits my pool', 'Compare models', 'Parts by model'])
      expect(await panel(page, 'Robots').getByRole('link', { name }).isVisible()).toBe(true)
    expect(await top()).toEqual(before)

    // From the entry straight into its panel, where it stays. The driver scrolls to what slides below the header.
    await atRest(page)
    await families.first().hover()
    expect(await expanded(page, 'Robots')).toBe('true')
    await page.mouse.move(640, 790)
    await panel(page, 'Robots').waitFor({ state: 'hidden' })
    expect(await top()).toEqual(before)
  })

  it('goes from entry to entry, and one panel is open at a time', async () => {
    const { page } = await reader()
    await entry(page, 'Robots').hover()
    await panel(page, 'Robots').waitFor()
    await entry(page, 'Support').hover()
    await panel(page, 'Support').waitFor()
    expect(await panel(page, 'Robots').isVisible()).toBe(false)
    await page.keyboard.press('Escape')
    await panel(page, 'Support').waitFor({ state: 'hidden' })
    // Put away by hand it stays away, although the pointer is still there.
    await page.mouse.move(0, 790)
  })

  it('follows the link of an entry by a click, and the panel is put away', async () => {
    const { page } = await reader()
    await entry(page, 'Support').hover()
    await panel(page, 'Support').waitFor()
    await entry(page, 'Support').click()
    await page.waitForURL('**/en-au/support/')
    await panel(page, 'Support').waitFor({ state: 'hidden' })
    await page.mouse.move(0, 790)
  })

  it('follows the link of an entry by a click in the middle of which the code has come', async () => {
    const { page, go } = await visitor()
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/sub-navigation-*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await go('/en-au/about-us/')
    await entry(page, 'Support').hover()
    await page.mouse.down()
    held.resolve()
    await expect.poll(() => expanded(page, 'Support')).not.toBeNull()
    await page.mouse.up()
    await page.waitForURL('**/en-au/support/')
  })

  it('follows a link of the panel, which is gone on the page it leads to', async () => {
    const { page } = await reader()
    await entry(page, 'Water treatment').hover()
    await panel(page, 'Water treatment')
      .getByRole('link', { name: /^Ozone Swim/ })
      .click()
    await page.waitForURL('**/en-au/ozone-swim/')
    await panel(page, 'Water treatment').waitFor({ state: 'hidden' })
    await page.mouse.move(0, 790)
  })

  it('scrolls on, and the panel gives way', async () => {
    const { page } = await reader()
    await entry(page, 'Robots').hover()
    await panel(page, 'Robots').waitFor()
    await page.evaluate(() => scrollTo(0, 40))
    expect(await expanded(page, 'Robots')).toBe('true')
    await page.evaluate(() => scrollTo(0, 600))
    await panel(page, 'Robots').waitFor({ state: 'hidden' })
    await page.mouse.move(0, 790)
  })
})

describe('by keyboard', () => {
  it('opens with Enter, goes on with Tab and comes back with Escape', async () => {
    const { page } = await reader()
    await focusOn(page, 'Robots')
    await page.keyboard.press('Enter')
    await panel(page, 'Robots').waitFor()
    expect(await expanded(page, 'Robots')).toBe('true')
    expect(await entry(page, 'Robots').getAttribute('aria-controls')).toBe(
      await panel(page, 'Robots').getAttribute('id'),
    )
    await page.keyboard.press('Tab')
    const links = panel(page, 'Robots').getByRole('link')
    expect(await isFocused(links.first())).toBe(true)
    await page.keyboard.press('ArrowRight')
    expect(await isFocused(links.nth(1))).toBe(true)
    await page.keyboard.press('ArrowDown')
    expect(await isFocused(links.nth(5))).toBe(true)
    await page.keyboard.press('Escape')
    await panel(page, 'Robots').waitFor({ state: 'hidden' })
    expect(await isFocused(entry(page, 'Robots'))).toBe(true)
    expect(await expanded(page, 'Robots')).toBe('false')
  })

  it('opens and closes with Space, opens with the arrow down into the panel, and closes it by going past its end', async () => {
    const { page } = await reader()
    await focusOn(page, 'Shop')
    await page.keyboard.press('Space')
    await panel(page, 'Shop').waitFor()
    await page.keyboard.press('Space')
    await panel(page, 'Shop').waitFor({ state: 'hidden' })
    await page.keyboard.press('ArrowDown')
    const links = panel(page, 'Shop').getByRole('link')
    await expect.poll(() => isFocused(links.first())).toBe(true)
    await links.last().focus()
    await page.keyboard.press('Tab')
    await panel(page, 'Shop').waitFor({ state: 'hidden' })
    expect(await isFocused(entry(page, 'Support'))).toBe(true)
  })
})

it('a first touch opens the panel, a touch beside it puts it away', async () => {
  const { page, go } = await visitor({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true })
  await go('/en-au/about-us/')
  await expect.poll(() => expanded(page, 'Shop')).toBe('false')
  await entry(page, 'Shop').tap()
  await panel(page, 'Shop').waitFor()
  expect(new URL(page.url()).pathname).toBe('/en-au/about-us/')
  await page.touchscreen.tap(600, 800)
  await panel(page, 'Shop').waitFor({ state: 'hidden' })
})

it.each(['/en-au/', '/en-nz/', '/en-za/'])('every panel of %s leads to the page of its entry too', async (home) => {
  const { page, go } = await visitor()
  await go(home)
  await focusOn(page, 'Robots')
  const opening = page.locator('header nav > ul > li > a[aria-expanded]')
  expect(await opening.count()).toBeGreaterThanOrEqual(2)
  for (const link of await opening.all()) {
    await link.press('Enter')
    const id = await link.getAttribute('aria-controls')
    await page.locator(`#${id}`).waitFor()
    const href = await link.getAttribute('href')
    expect(await page.locator(`#${id} a[href="${href}"]`).count()).toBe(1)
    await link.press('Escape')
  }
})

it('open panels are without fault in both themes', async () => {
  const { page, go } = await visitor()
  await go('/en-au/')
  for (const name of ['Robots', 'Support']) {
    await focusOn(page, name)
    await page.keyboard.press('Enter')
    await panel(page, name).waitFor()
    expect(await violationsInBothThemes(page, 'header')).toEqual([])
    await page.keyboard.press('Escape')
  }
})

it('its code comes with the first who comes near, and entries are links without it', async () => {
  const { page, go } = await visitor()
  const isCode = (request: string) => request.includes('/assets/sub-navigation')
  await go('/en-au/about-us/')
  const before = site().requests.filter(isCode).length
  site().breakWith((_, { pathname }) => (isCode(pathname) ? new Response('gone', { status: 503 }) : undefined))
  const failed = page.waitForResponse((response) => isCode(response.url()) && response.status() === 503)
  await entry(page, 'Shop').hover()
  await failed
  expect(site().requests.filter(isCode).length).toBeGreaterThan(before)
  await entry(page, 'Shop').click()
  await page.waitForURL('**/en-au/shop/')
})
