import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isSameDocument, launchBrowser, markDocument, visit, whenAlive } from './support/browser.ts'
import { type RunningSite, startSite } from './support/site.ts'

let browser: Browser
let site: RunningSite

beforeAll(async () => {
  site = await startSite()
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await site.stop()
})

describe('a page of the built site', () => {
  it('is complete before any script runs and then navigates on the client [R17]', async () => {
    const plain = await visit(browser, { javaScriptEnabled: false })
    await plain.page.goto(`${site.origin}/en-au/about-us/`)
    const heading = await plain.page.locator('h1').innerText()
    expect(await plain.page.getByRole('navigation', { name: 'Main' }).getByRole('link').count()).toBeGreaterThan(3)
    await plain.context.close()

    const { page, context, errors, console } = await visit(browser)
    await page.goto(`${site.origin}/en-au/about-us/`)
    await whenAlive(page)
    expect(await page.locator('h1').innerText()).toBe(heading)
    await markDocument(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname !== '/en-au/about-us/')
    await expect.poll(() => page.locator('h1').innerText()).not.toBe(heading)
    expect(await isSameDocument(page)).toBe(true)
    expect(errors).toEqual([])
    expect(console.filter((line) => line.startsWith('error'))).toEqual([])
    await context.close()
  })
})
