import { describe, expect, it } from 'vitest'
import { openSite } from './site/open-site.ts'
import { isSameDocument, markDocument } from './support/browser.ts'

const { visitor } = openSite({ looks: true })

describe('a page of the built site', () => {
  it('is complete before any script runs and then navigates on the client [R17]', async () => {
    const plain = await visitor({ javaScriptEnabled: false })
    await plain.go('/en-au/about-us/')
    const heading = await plain.page.locator('h1').innerText()
    expect(await plain.page.getByRole('navigation', { name: 'Main' }).getByRole('link').count()).toBeGreaterThan(3)

    const { page, go, errors, console } = await visitor()
    await go('/en-au/about-us/')
    expect(await page.locator('h1').innerText()).toBe(heading)
    await markDocument(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname !== '/en-au/about-us/')
    await expect.poll(() => page.locator('h1').innerText()).not.toBe(heading)
    expect(await isSameDocument(page)).toBe(true)
    expect(errors).toEqual([])
    expect(console.filter((line) => line.startsWith('error'))).toEqual([])
  })
})
