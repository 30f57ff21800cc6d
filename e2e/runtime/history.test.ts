import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { whenAlive } from '../support/browser.ts'
import { builtPage } from '../support/built-pages.ts'
import { at, dataFileOf, gate } from '../support/faults.ts'
import { clickLink } from '../support/links.ts'
import { shows } from '../support/shows.ts'
import { test } from '../support/visitor-test.ts'

const from = '/en-au/about-us/'
const to = '/en-nz/news/'
const third = '/en-za/dolphin/'

const entries = (page: Page) => page.evaluate(() => window.navigation.entries().length)

/** What only this browser can be asked; all else about history: e2e/browsers/history.test.ts. */
describe('back and forward', () => {
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
})
