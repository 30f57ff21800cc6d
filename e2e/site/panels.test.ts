import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atRest } from '../support/at-rest.ts'
import { dialog, headerButton, openSite, phone } from './open-site.ts'

const { visitor, resident, site } = openSite()
const reader = resident()
const phoneReader = resident(phone)

const openDialogs = (page: Page): Promise<number> => page.locator('dialog[open]').count()

const focusIsIn = (page: Page, name: string): Promise<boolean> =>
  dialog(page, name).evaluate((element) => element.contains(document.activeElement))

const panels = [
  { button: /^Search$/, name: 'Search' },
  { button: /^Sign in or out$/, name: 'Sign in' },
  { button: /^Cart/, name: 'Cart' },
] as const

/** By mouse, and where the focus goes then: e2e/browsers/panels.test.ts. */
describe('each panel', () => {
  it.each(panels)('opens and closes by keyboard alone: $name [U5]', async ({ button, name }) => {
    const { page } = await reader()
    await headerButton(page, button).focus()
    await page.keyboard.press('Enter')
    await dialog(page, name).waitFor()
    const close = dialog(page, name).getByRole('button', { name: /^Close/ })
    await close.focus()
    await page.keyboard.press('Space')
    await expect.poll(() => openDialogs(page)).toBe(0)
    expect(await headerButton(page, button).evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it.each(panels)('closes by a click outside and survives double clicks: $name [U5]', async ({ button, name }) => {
    const { page, errors } = await reader()
    await headerButton(page, button).click()
    await dialog(page, name).waitFor()
    await page.mouse.click(100, 700)
    await expect.poll(() => openDialogs(page)).toBe(0)

    await headerButton(page, button).dblclick()
    await atRest(page)
    expect(await openDialogs(page)).toBeLessThanOrEqual(1)
    await page.keyboard.press('Escape')
    await expect.poll(() => openDialogs(page)).toBe(0)
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
    await expect.poll(() => openDialogs(page)).toBe(1)
  })

  it('that cannot be fetched leave the page as it is and say so', async () => {
    const { page, go } = await visitor()
    site().breakWith((_, { pathname }) =>
      /\/assets\/sign-in-panel/.test(pathname) ? new Response('gone', { status: 503 }) : undefined,
    )
    await go('/en-au/about-us/')
    await headerButton(page, /^Sign in/).click()
    await page.getByRole('status').filter({ hasText: 'Signing in has stopped working.' }).waitFor()
    expect(await page.locator('h1').isVisible()).toBe(true)
  })
})

describe('the menu on a phone', () => {
  it('moves the focus with the submenu, in and back [U5]', async () => {
    const { page } = await phoneReader()
    await headerButton(page, /^Menu$/).click()
    const entry = dialog(page, 'Menu').getByRole('navigation').getByRole('button').nth(1)
    const label = (await entry.innerText()).trim()
    await entry.press('Enter')
    const back = page.getByRole('button', { name: 'Back' })
    await expect.poll(() => back.evaluate((element) => element === document.activeElement)).toBe(true)
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('Tab')
    expect(await focusIsIn(page, label)).toBe(true)
    await back.press('Enter')
    await dialog(page, 'Menu').waitFor()
    await expect.poll(() => entry.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('leads to the account, to other regions and to another theme', async () => {
    const { page, go } = await visitor({ ...phone, colorScheme: 'light' })
    await go('/en-au/about-us/')
    await headerButton(page, /^Menu$/).click()
    const menu = dialog(page, 'Menu')
    await menu.getByRole('radio', { name: 'Dark' }).check()
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    await menu.getByText('Change').click()
    expect(await menu.getByRole('link', { name: /New Zealand/ }).getAttribute('href')).toBe('/en-nz/about-us/')
    await menu.getByRole('button', { name: 'Sign in or out' }).click()
    await dialog(page, 'Sign in').waitFor()
    await expect.poll(() => openDialogs(page)).toBe(1)
  })
})

/** A finger on the glass, as the browser's own input, so that scrolling and swiping compete as they do on a phone. */
const swipe = async (page: Page, from: [number, number], to: [number, number], steps = 8) => {
  const session = await page.context().newCDPSession(page)
  const at = (part: number) => ({ x: from[0] + (to[0] - from[0]) * part, y: from[1] + (to[1] - from[1]) * part })
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [at(0)])
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', [at(step / steps)])
  await touch('touchEnd', [])
  await session.detach()
}

const touchPhone = { ...phone, hasTouch: true, isMobile: true }

describe('a swipe on a phone', () => {
  it('pushes the menu back to the left, but not to the right', async () => {
    const { page, go } = await visitor(touchPhone)
    await go('/en-au/about-us/')
    await headerButton(page, /^Menu$/).click()
    await dialog(page, 'Menu').waitFor()
    await swipe(page, [100, 500], [300, 505])
    expect(await openDialogs(page)).toBe(1)
    await swipe(page, [300, 500], [80, 505])
    await expect.poll(() => openDialogs(page)).toBe(0)
    await headerButton(page, /^Menu$/).click()
    await dialog(page, 'Menu').waitFor()
  })

  it('pulls the cart down by its head, and leaves its rows to scroll', async () => {
    const lines = ['brush-set-m', 'brush-set-s', 'fine-filter-compact', 'caddy', 'niya'].map((slug) => ({
      sku: slug,
      name: slug,
      slug,
      quantity: 1,
      price: 1000,
    }))
    const { page, go } = await visitor({
      ...touchPhone,
      prepare: `localStorage.setItem('cart', ${JSON.stringify(JSON.stringify({ lineItems: lines }))})`,
    })
    site().breakWith((request) => (request.method === 'POST' ? new Response('down', { status: 503 }) : undefined))
    await go('/en-au/about-us/')
    await headerButton(page, /^Cart/).click()
    const list = dialog(page, 'Cart').getByRole('list')
    await list.waitFor()
    const top = () => list.evaluate((element) => element.getBoundingClientRect().top)
    await expect.poll(async () => (await top()) < 400).toBe(true)
    await atRest(page)
    const before = await top()
    await swipe(page, [200, 450], [205, 250])
    await expect.poll(top).toBeLessThan(before)
    expect(await openDialogs(page)).toBe(1)
    await swipe(page, [150, 80], [155, 400])
    await expect.poll(() => openDialogs(page)).toBe(0)
  })
})

describe('the page behind a panel', () => {
  it('neither scrolls nor jumps, and a selection that ends outside closes nothing', async () => {
    const { page, go } = await visitor()
    await go('/en-au/warranty/')
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
    // The header becomes compact.
    await page.locator('header[data-sticky]').waitFor()
    await atRest(page)
    const left = () => page.locator('main').evaluate((element) => element.getBoundingClientRect().toJSON())
    const before = await left()
    // A click of the test's own would scroll to where the header stands without its stickiness.
    await headerButton(page, /^Sign in/).dispatchEvent('click')
    await dialog(page, 'Sign in').waitFor()
    await page.mouse.move(100, 400)
    const turned = page.evaluate(() => new Promise((resolve) => addEventListener('wheel', resolve, { once: true })))
    await page.mouse.wheel(0, 300)
    await turned
    // A page that scrolls has begun to by the next frame.
    await atRest(page)
    expect(await left()).toEqual(before)
    const text = await dialog(page, 'Sign in').getByText('One touch').boundingBox()
    await page.mouse.move((text?.x ?? 0) + 20, (text?.y ?? 0) + 10)
    await page.mouse.down()
    await page.mouse.move(100, 400)
    await page.mouse.up()
    expect(await openDialogs(page)).toBe(1)
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
    await page.waitForURL('**/en-au/account/signed-out/')
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('oidc')))).toEqual([])
  })
})
