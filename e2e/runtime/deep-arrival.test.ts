import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { clickLink } from '../support/links.ts'
import { shows } from '../support/shows.ts'
import { test } from '../support/visitor-test.ts'

const from = '/en-au/'
const to = '/en-au/about-us/'

const laidOut = (page: Page) =>
  page.evaluate(() => {
    const part = document.querySelector('main > * ~ .section')
    return part && getComputedStyle(part).contentVisibility
  })

/** Where the last heading of the page is, seen from the window. */
const lastHeading = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('main h2')].at(-1)?.getBoundingClientRect().top ?? Number.NaN)

describe('parts below the fold', () => {
  test('are laid out when they come near, for who begins at the top', async ({ visitor: { page, go } }) => {
    await go(from)
    expect(await laidOut(page)).toBe('auto')
  })

  test('are laid out at once for who reloads or comes for a part of the page', async ({ visitor: { page, go } }) => {
    await go(from)
    await page.reload()
    expect(await laidOut(page)).toBe('visible')
    await page.goto('about:blank')
    await page.goto(`${from}#content`)
    expect(await laidOut(page)).toBe('visible')
  })

  test('are where they were for who comes back [R7]', async ({ visitor: { page, go, documents } }) => {
    await go(from)
    await page.evaluate(() => [...document.querySelectorAll('main h2')].at(-1)?.scrollIntoView({ block: 'center' }))
    await eventually(() => lastHeading(page)).toBeLessThan(600)
    const before = await lastHeading(page)
    await clickLink(page, to)
    await shows(page, to)
    await page.goBack()
    await shows(page, from)
    await eventually(async () => Math.abs((await lastHeading(page)) - before)).toBeLessThan(2)
    expect(documents).toEqual([from])
  })
})
