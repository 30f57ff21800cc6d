import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dialog, errorsIn, headerButton, openSite, patiently, phone } from './open-site.ts'

const { visitor, site } = openSite()

const openDialogs = (page: Page): Promise<number> => page.locator('dialog[open]').count()

const focusIsIn = (page: Page, name: string): Promise<boolean> =>
  dialog(page, name).evaluate((element) => element.contains(document.activeElement))

const panels = [
  { button: /^Search$/, name: 'Search' },
  { button: /^Sign in or out$/, name: 'Sign in' },
  { button: /^Cart/, name: 'Cart' },
] as const

describe('each panel', () => {
  it.each(panels)(
    'opens by mouse, keeps the focus, closes by Escape and gives the focus back: $name [U5] [U9]',
    async ({ button, name }) => {
      const { page, go, errors, console } = await visitor()
      await go('/en-au/about-us/')
      await headerButton(page, button).click()
      await dialog(page, name).waitFor()
      expect(await focusIsIn(page, name)).toBe(true)
      for (let step = 0; step < 12; step += 1) await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer'))).toBeNull()
      await page.keyboard.press('Escape')
      await expect.poll(() => openDialogs(page), patiently).toBe(0)
      expect(await headerButton(page, button).evaluate((element) => element === document.activeElement)).toBe(true)
      expect([...errors, ...errorsIn(console)]).toEqual([])
    },
  )

  it.each(panels)('opens and closes by keyboard alone: $name [U5]', async ({ button, name }) => {
    const { page, go } = await visitor()
    await go('/en-au/about-us/')
    await headerButton(page, button).focus()
    await page.keyboard.press('Enter')
    await dialog(page, name).waitFor()
    const close = dialog(page, name).getByRole('button', { name: /^Close/ })
    await close.focus()
    await page.keyboard.press('Space')
    await expect.poll(() => openDialogs(page), patiently).toBe(0)
    expect(await headerButton(page, button).evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it.each(panels)('closes by a click outside and survives double clicks: $name [U5]', async ({ button, name }) => {
    const { page, go, errors } = await visitor()
    await go('/en-au/about-us/')
    await headerButton(page, button).click()
    await dialog(page, name).waitFor()
    await page.mouse.click(100, 700)
    await expect.poll(() => openDialogs(page), patiently).toBe(0)

    await headerButton(page, button).dblclick()
    await page.waitForTimeout(300)
    expect(await openDialogs(page)).toBeLessThanOrEqual(1)
    await page.keyboard.press('Escape')
    await expect.poll(() => openDialogs(page), patiently).toBe(0)
    await headerButton(page, button).click()
    await dialog(page, name).waitFor()
    expect(errors).toEqual([])
  })
})

describe('panels together', () => {
  it('are open one at a time: adding to the cart puts another panel away [U5]', async () => {
    const { page, go } = await visitor()
    await go('/en-au/products/brush-set-m/')
    await headerButton(page, /^Search$/).click()
    await dialog(page, 'Search').waitFor()
    // The page below is out of reach of the mouse; a script or assistive technology can still press its button.
    await page.getByText('Add to cart').first().dispatchEvent('click')
    await dialog(page, 'Cart').waitFor()
    await expect.poll(() => openDialogs(page), patiently).toBe(1)
  })

  it('are put away by a navigation from inside them [U5]', async () => {
    const { page, go } = await visitor()
    await go('/en-au/about-us/')
    await headerButton(page, /^Cart/).click()
    await dialog(page, 'Cart').getByRole('link', { name: 'Go to the shop' }).click()
    await page.waitForURL('**/en-au/shop/')
    await expect.poll(() => openDialogs(page), patiently).toBe(0)
  })

  it('are put away by back and forward [U5]', async () => {
    const { page, go, errors } = await visitor()
    await go('/en-au/about-us/')
    const first = await page.locator('h1').innerText()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click()
    await expect.poll(() => page.locator('h1').innerText(), patiently).not.toBe(first)
    await headerButton(page, /^Sign in/).click()
    await dialog(page, 'Sign in').waitFor()
    await page.goBack()
    await expect.poll(() => page.locator('h1').innerText(), patiently).toBe(first)
    await expect.poll(() => openDialogs(page), patiently).toBe(0)
    await headerButton(page, /^Search/).click()
    await dialog(page, 'Search').waitFor()
    await page.goForward()
    await expect.poll(() => page.locator('h1').innerText(), patiently).not.toBe(first)
    await expect.poll(() => openDialogs(page), patiently).toBe(0)
    expect(errors).toEqual([])
  })

  it('that cannot be fetched leave the page as it is and say so', async () => {
    const { page, go } = await visitor()
    site().breakWith((_, { pathname }) =>
      /\/assets\/sign-in-panel/.test(pathname) ? new Response('gone', { status: 503 }) : undefined,
    )
    await go('/en-au/about-us/')
    await headerButton(page, /^Sign in/).click()
    await page.getByRole('status').filter({ hasText: 'could not be loaded' }).waitFor()
    expect(await page.locator('h1').isVisible()).toBe(true)
  })
})

describe('the menu on a phone', () => {
  it('opens, goes into a submenu and back, and leads to a page [U5] [U9]', async () => {
    const { page, go, errors } = await visitor(phone)
    await go('/en-au/about-us/')
    await headerButton(page, /^Menu$/).click()
    const menu = dialog(page, 'Menu')
    await menu.waitFor()
    expect(await focusIsIn(page, 'Menu')).toBe(true)
    const into = menu.locator('nav button').first()
    const label = (await into.innerText()).trim()
    await into.click()
    const sub = dialog(page, label)
    await sub.getByRole('button', { name: 'Back' }).click()
    await menu.waitFor()
    await menu.locator('nav button').first().click()
    await sub.locator('nav a').nth(1).click()
    await page.waitForURL((url) => url.pathname !== '/en-au/about-us/')
    await expect.poll(() => openDialogs(page), patiently).toBe(0)

    await headerButton(page, /^Menu$/).click()
    await menu.waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => openDialogs(page), patiently).toBe(0)
    expect(errors).toEqual([])
  })

  it('keeps the focus inside when a submenu replaces what was pressed [U5]', async () => {
    const { page, go } = await visitor(phone)
    await go('/en-au/about-us/')
    await headerButton(page, /^Menu$/).click()
    await dialog(page, 'Menu').locator('nav button').first().focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Back' }).waitFor()
    await page.keyboard.press('Tab')
    expect(await page.locator('dialog[open]').evaluate((element) => element.contains(document.activeElement))).toBe(
      true,
    )
  })
})

describe('the sign-in panel', () => {
  it('signs out whoever the identity provider has signed in on this device [U9]', async () => {
    const { page, go } = await visitor({
      prepare: `sessionStorage.getItem('put') || (sessionStorage.setItem('put', '1'),
        localStorage.setItem('oidc.user:https://id.example:site', '{"access_token":"abc"}'))`,
    })
    await go('/en-au/about-us/')
    await headerButton(page, /^Sign in/).click()
    await dialog(page, 'Your account').getByRole('button', { name: 'Sign out' }).click()
    await dialog(page, 'Sign in').waitFor()
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('oidc')))).toEqual([])
  })
})
