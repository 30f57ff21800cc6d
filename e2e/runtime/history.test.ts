import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { whenAlive } from '../support/browser.ts'
import { builtPage } from '../support/built-pages.ts'
import { eventually } from '../support/eventually.ts'
import { at, dataFileOf, gate, missing } from '../support/faults.ts'
import { addLink, clickLink } from '../support/links.ts'
import { shows } from '../support/shows.ts'
import { test } from '../support/visitor-test.ts'
import { withoutPrefetch } from '../support/without-prefetch.ts'

const from = '/en-au/about-us/'
const to = '/en-nz/news/'
const third = '/en-za/dolphin/'

const entries = (page: Page) => page.evaluate(() => window.navigation.entries().length)
const scrollPage = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

describe('back and forward', () => {
  test('show the page and the place in it that the visitor left [R7]', async ({ visitor: { page, go, documents } }) => {
    await go(from)
    await scrollPage(page, 700)
    await clickLink(page, to)
    await shows(page, to)
    await eventually(() => scrolled(page)).toBe(0)
    await scrollPage(page, 300)

    await page.goBack()
    await shows(page, from)
    await eventually(() => scrolled(page)).toBe(700)
    await page.goForward()
    await shows(page, to)
    await eventually(() => scrolled(page)).toBe(300)
    expect(documents).toEqual([from])
  })

  test('keep up with a visitor who goes two pages back at once [R7]', async ({
    site,
    visitor: { page, go, documents },
  }) => {
    await go(from)
    await clickLink(page, to)
    await shows(page, to)
    await clickLink(page, third)
    await shows(page, third)
    await page.evaluate(() => {
      history.back()
      setTimeout(() => history.back())
    })
    await page.waitForURL(from)
    await shows(page, from)
    expect(page.url()).toBe(site.origin + from)
    await page.evaluate(() => history.go(2))
    await page.waitForURL(third)
    await shows(page, third)
    expect(documents).toEqual([from])
  })

  test('lead out of a navigation that takes too long [R7]', async ({
    site,
    visitor: { page, go, documents, quiet },
  }) => {
    await go(from)
    await clickLink(page, to)
    await shows(page, to)
    const slow = gate()
    site.breakWith(at(dataFileOf(third), slow.fault))
    await clickLink(page, third, { noWaitAfter: true })
    await slow.reached
    await page.evaluate(() => history.back())
    await page.waitForURL(from)
    await shows(page, from)
    const answered = page.waitForResponse((response) => response.url().endsWith(dataFileOf(third)))
    slow.open()
    await answered
    await quiet()
    expect(page.url()).toBe(site.origin + from)
    expect(await page.title()).toBe(builtPage(from).head.title)
    expect(documents).toEqual([from])
  })

  test('work before the page has come alive [R4] [R7]', async ({ site, visitor: { page, go } }) => {
    await go(from)
    await clickLink(page, to)
    await shows(page, to)
    const slow = gate()
    site.breakWith(at(dataFileOf(to), slow.fault))
    await page.reload({ waitUntil: 'commit' })
    await slow.reached
    await page.evaluate(() => history.back())
    await page.waitForURL(from)
    await eventually(() => page.locator('html').getAttribute('data-page-path')).toBe(from)
    slow.open()
    await whenAlive(page)
    await shows(page, from)
  })

  test('work on a page that could not come alive [R6] [R8]', async ({
    site,
    visitor: { page, go, documents, errors },
  }) => {
    await go(from)
    await clickLink(page, to)
    await shows(page, to)
    site.breakWith(at(dataFileOf(to), missing))
    await page.reload()
    await eventually(() => errors.length).toBe(1)
    await page.goBack({ waitUntil: 'commit' })
    await eventually(() => page.locator('html').getAttribute('data-page-path')).toBe(from)
    await whenAlive(page)
    expect(page.url()).toBe(site.origin + from)
    await page.goForward({ waitUntil: 'commit' })
    await eventually(() => page.locator('html').getAttribute('data-page-path')).toBe(to)
    expect(page.url()).toBe(site.origin + to)
    expect(documents).toHaveLength(4)
  })

  test('come back from another site to the page of before [R7]', async ({ site, visitor: { page, go } }) => {
    await go(from)
    await clickLink(page, to)
    await shows(page, to)
    await page.goto(site.origin.replace('localhost', '127.0.0.1'))
    await page.goBack()
    expect(page.url()).toBe(site.origin + to)
    await whenAlive(page)
    await shows(page, to)
    await page.goBack()
    await page.waitForURL(from)
    await shows(page, from)
    expect(await page.locator('h1').innerText()).toBe('We make the robot that does the boring part')
  })
})

describe('the history', () => {
  for (const speed of ['fast', 'slow'] as const) {
    test(`grows by one entry when a link to a ${speed} page is clicked twice [R7]`, async ({
      site,
      visitor: { page, go, documents, quiet },
    }) => {
      await withoutPrefetch(page)
      await go(from)
      const before = await entries(page)
      const link = await addLink(page, to)
      const slow = gate()
      if (speed === 'slow') site.breakWith(at(dataFileOf(to), slow.fault))
      await link.dblclick({ noWaitAfter: true })
      slow.open()
      await page.waitForURL(to)
      await shows(page, to)
      await quiet()
      expect(await entries(page)).toBe(before + 1)
      await page.goBack()
      await page.waitForURL(from)
      await shows(page, from)
      expect(documents).toEqual([from])
    })
  }

  test('has no trace of a slow navigation that another click took over [R7]', async ({
    site,
    visitor: { page, go, documents, errors, quiet },
  }) => {
    await go(from)
    const before = await entries(page)
    const slow = gate()
    site.breakWith(at(dataFileOf(to), slow.fault))
    await clickLink(page, to, { noWaitAfter: true })
    await slow.reached
    await clickLink(page, third)
    await page.waitForURL(third)
    await shows(page, third)
    const answered = page.waitForResponse((response) => response.url().endsWith(dataFileOf(to)))
    slow.open()
    await answered
    await quiet()
    expect(page.url()).toBe(site.origin + third)
    expect(await page.title()).toBe(builtPage(third).head.title)
    expect(await entries(page)).toBe(before + 1)
    expect(documents).toEqual([from])
    expect(errors).toEqual([])
  })

  test('does not grow by a click on a link to the page on screen [R7]', async ({
    visitor: { page, go, documents, quiet },
  }) => {
    await go(from)
    const before = await entries(page)
    await clickLink(page, from)
    await quiet()
    expect(await entries(page)).toBe(before)
    expect(documents).toEqual([from])
  })
})

describe('a reload', () => {
  test('shows the same page, loaded in full, and the way back stays [R7]', async ({
    visitor: { page, go, documents },
  }) => {
    await go(from)
    await clickLink(page, `${to}?x=1`)
    await shows(page, to)
    await page.reload()
    await whenAlive(page)
    expect(page.url()).toContain(`${to}?x=1`)
    expect(documents).toEqual([from, `${to}?x=1`])
    await page.goBack()
    await page.waitForURL(from)
    await shows(page, from)
    expect(await page.locator('h1').innerText()).toBe('We make the robot that does the boring part')
  })
})
