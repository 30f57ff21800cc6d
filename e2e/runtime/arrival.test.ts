import { describe, expect } from 'vitest'
import { builtPage } from '../support/built-pages.ts'
import { eventually } from '../support/eventually.ts'
import { addLink } from '../support/links.ts'
import { shows } from '../support/shows.ts'
import { test } from '../support/visitor-test.ts'
import { withoutPrefetch } from '../support/without-prefetch.ts'

const from = '/en-au/about-us/'
const to = '/en-nz/news/'

test.beforeEach(({ visitor: { page } }) => withoutPrefetch(page))

describe('arriving at a page', () => {
  test('moves focus to its content and reads its title out politely [R7]', async ({ visitor: { page, go } }) => {
    await go(from)
    const region = page.locator('body > [aria-live]')
    expect(await region.getAttribute('aria-live')).toBe('polite')
    // The browser has read the first page out itself.
    expect(await region.innerText()).toBe('')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')

    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Robots' })
    await link.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('/en-au/dolphin/')
    await eventually(() => region.innerText()).toBe(builtPage('/en-au/dolphin/').head.title)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')

    await page.goBack()
    await eventually(() => region.innerText()).toBe(builtPage(from).head.title)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
    // The next Tab goes on from the content, not from the top of the page.
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer') !== null)).toBe(true)
  })

  test('of another edition changes title, language and canonical address [R3] [R7]', async ({
    visitor: { page, go, documents },
  }) => {
    await go(from)
    const about = async () => ({
      title: await page.title(),
      lang: await page.locator('html').getAttribute('lang'),
      canonical: new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname,
    })
    for (const [country, path] of [
      ['New Zealand', '/en-nz/about-us/'],
      ['South Africa', '/en-za/about-us/'],
      ['Australia', '/en-au/about-us/'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name: country }).click()
      await page.waitForURL(path)
      const { title, lang } = builtPage(path).head
      await eventually(about).toEqual({ title, lang, canonical: path })
      const current = page.getByRole('contentinfo').locator('a[aria-current=true]')
      // What is far from view is not laid out, and has no words to be seen.
      await current.scrollIntoViewIfNeeded()
      await eventually(() => current.innerText()).toMatch(new RegExp(`^${country}\\s`))
    }
    expect(documents).toEqual([from])
  })

  test('closes the panel that led to it [R7]', async ({ visitor: { page, go } }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await go(from)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').waitFor()
    await (await addLink(page, to)).evaluate((link: HTMLAnchorElement) => link.click())
    await shows(page, to)
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })
})
