import { describe, expect, it } from 'vitest'
import { openSite } from './open-site.ts'

const { visitor } = openSite()

describe('a visitor from another country', () => {
  it('is offered the same page of that edition, stays where they are, and is asked once', async () => {
    const { page, go, errors } = await visitor({ locale: 'en-NZ' })
    await go('/en-au/support/')
    const banner = page.getByRole('complementary', { name: /These pages are for Australia/ })
    await banner.waitFor()
    expect(await banner.getByRole('link').getAttribute('href')).toBe('/en-nz/support/')
    expect(new URL(page.url()).pathname).toBe('/en-au/support/')
    await banner.getByRole('button', { name: 'Stay here' }).click()
    await expect.poll(() => banner.count()).toBe(0)
    await page.reload({ waitUntil: 'networkidle' })
    expect(await banner.count()).toBe(0)
    expect(errors).toEqual([])
  })

  it('is told by the clock where the language says nothing, and led home where the page has no counterpart', async () => {
    const { page, go } = await visitor({ locale: 'en-US', timezoneId: 'Africa/Johannesburg' })
    await go('/en-au/shop/')
    const link = page.getByRole('complementary', { name: /These pages are for/ }).getByRole('link')
    await link.click()
    await page.waitForURL('**/en-za/')
    await expect.poll(() => link.count()).toBe(0)
  })
})

it('visitors at home, and from anywhere else, are offered nothing', async () => {
  for (const locale of ['en-AU', 'de-DE']) {
    const { page, go } = await visitor({ locale, timezoneId: 'Europe/Berlin' })
    await go('/en-au/about-us/')
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('button', { name: 'Stay here' }).count()).toBe(0)
  }
})
