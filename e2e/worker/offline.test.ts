import type { BrowserContext } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite } from '../site/open-site.ts'
import { isSameDocument, markDocument, whenAlive } from '../support/browser.ts'
import { keptPaths, whenKept } from './offline-visit.ts'

const { site, visitor, resident } = openSite({ looks: true, painted: false })

const about = '/en-au/about-us/'
const testimonials = '/en-au/testimonials/'
const heading = 'h1'

const reader = resident({ worker: true }, about)
const away = new WeakSet<BrowserContext>()

/** A visitor who has read both pages and then lost the connection, for good: what they meet then is not kept. */
const readThenOffline = async () => {
  const opened = await reader()
  const { page, context, go } = opened
  if (away.has(context)) return opened
  await whenKept(page)
  await go(testimonials)
  await whenKept(page)
  await context.setOffline(true)
  away.add(context)
  return opened
}

describe('without a network', () => {
  it('the page that was visited before the worker existed works, alive and styled [W6]', async () => {
    const { page, context, errors } = await visitor({ worker: true })
    await page.goto(site().origin + about)
    await whenKept(page)
    // At first fonts come after a picture, under another name.
    const styles = () => page.evaluate(() => getComputedStyle(document.body).fontFamily.replace(' Later', ''))
    const [text, font] = [await page.locator('main').innerText(), await styles()]
    await context.setOffline(true)
    await page.reload()
    await whenAlive(page)
    expect(await page.locator('main').innerText()).toBe(text)
    expect(await styles()).toBe(font)
    expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0)
    expect(errors).toEqual([])
  })

  it('visited pages work when entered directly, by click, by back and by reload [W6]', async () => {
    const { page, go, errors } = await readThenOffline()
    const hits = site().requests.length

    await go(`${about}?from=bookmark`)
    const title = await page.locator(heading).innerText()

    await markDocument(page)
    await page.evaluate((path) => {
      const link = document.createElement('a')
      link.href = path
      link.textContent = 'Go there'
      document.querySelector('main')?.append(link)
    }, testimonials)
    await page.getByText('Go there').click()
    await expect.poll(() => page.locator(heading).innerText()).not.toBe(title)
    expect(new URL(page.url()).pathname).toBe(testimonials)
    expect(await isSameDocument(page)).toBe(true)

    await page.goBack()
    await expect.poll(() => page.locator(heading).innerText()).toBe(title)
    await page.reload()
    await whenAlive(page)
    expect(await page.locator(heading).innerText()).toBe(title)
    expect(await page.locator('html').getAttribute('data-page-kind')).toBe('page')
    expect(errors).toEqual([])
    expect(site().requests.slice(hits)).toEqual([])
  })

  it('a page that was only navigated to works after a reload too [W6]', async () => {
    const { page, context, errors } = await visitor({ worker: true })
    await page.goto(site().origin + about)
    await whenKept(page)
    const first = await page.locator(heading).innerText()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click()
    await expect.poll(() => page.locator(heading).innerText()).not.toBe(first)
    const [title, { pathname }] = [await page.locator(heading).innerText(), new URL(page.url())]
    await expect.poll(async () => (await keptPaths(page))['visited-pages']).toContain(pathname)
    await context.setOffline(true)
    await page.reload()
    await whenAlive(page)
    expect(await page.locator(heading).innerText()).toBe(title)
    expect(errors).toEqual([])
  })

  it('another spelling of a visited address leads to the page [W6] [R5]', async () => {
    const { page, go, errors } = await readThenOffline()
    await go('/en-AU/About-Us?from=print')
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`${about}?from=print`)
    expect(await page.locator('html').getAttribute('data-page-kind')).toBe('page')
    expect(errors).toEqual([])
  })

  it('a page never visited gives the offline page under its own address, alive, with what can be read [W6] [R5]', async () => {
    const { page, go, errors } = await readThenOffline()
    await go('/en-nz/which-model/?pool=vinyl#top')
    expect(page.url()).toBe(`${site().origin}/en-nz/which-model/?pool=vinyl#top`)
    expect(await page.locator('html').getAttribute('data-page-kind')).toBe('offline')
    expect(await page.locator(heading).innerText()).toBe('You are offline')
    const kept = page.locator('main li a')
    await expect.poll(() => kept.count()).toBeGreaterThan(1)
    const links = await kept.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual(expect.arrayContaining([about, testimonials]))
    expect(links).not.toContain('/offline/')

    await page.locator(`main li a[href="${about}"]`).click()
    await expect.poll(() => page.locator(heading).innerText()).not.toBe('You are offline')
    expect(errors).toEqual([])
  })

  it('a click on a link to a page never visited ends on the offline page [W6] [R8]', async () => {
    const { page, go } = await readThenOffline()
    await go(about)
    const link = page.locator('footer a[href^="/en-au/support/"]').last()
    const href = await link.getAttribute('href')
    await link.click()
    await expect.poll(() => page.locator(heading).innerText()).toBe('You are offline')
    expect(new URL(page.url()).pathname).toBe(href)
  })

  it('the panels open though they were never opened before [W6] [U9]', async () => {
    const { page, go, errors } = await readThenOffline()
    await go(about)
    for (const name of ['Cart', 'Search', 'Sign in']) {
      await page
        .getByRole('banner')
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .click()
      await page.getByRole('dialog', { name }).waitFor()
      await page.keyboard.press('Escape')
    }
    expect(errors).toEqual([])
  })

  it('the page that was asked for comes by itself once the network is back', async () => {
    const { page, context, go } = await visitor({ worker: true })
    await go(about)
    await whenKept(page)
    await context.setOffline(true)
    await page.goto(`${site().origin}/en-nz/which-model/`)
    await expect.poll(() => page.locator(heading).innerText()).toBe('You are offline')
    await context.setOffline(false)
    await expect.poll(() => page.locator('html').getAttribute('data-page-kind')).toBe('page')
    await whenAlive(page)
    expect(await page.locator('html').getAttribute('lang')).toBe('en-NZ')
    await expect.poll(async () => (await keptPaths(page))['visited-pages']).toContain('/en-nz/which-model/')
  })
})
