import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite, phone } from './open-site.ts'
import { violations } from './violations.ts'

const { visitor } = openSite()

const links = (page: Page) => page.getByRole('contentinfo').getByRole('navigation', { name: 'Help' }).getByRole('link')

const summary = (page: Page) => page.getByRole('contentinfo').locator('summary', { hasText: 'Help' })

describe('the footer', () => {
  it('shows all of its links on a wide screen, below headings', async () => {
    const { page, go } = await visitor()
    await go('/en-au/about-us/')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await links(page).getByText('Calculators').waitFor()
    expect(await page.getByRole('contentinfo').getByRole('heading', { name: 'Help' }).isVisible()).toBe(true)
    expect(await summary(page).isVisible()).toBe(false)
  })

  it.each([true, false])('folds them on a phone, each group one tap away (scripts: %s)', async (javaScriptEnabled) => {
    const { page, go } = await visitor({ ...phone, javaScriptEnabled })
    await go('/en-nz/about-us/')
    await summary(page).scrollIntoViewIfNeeded()
    expect(await links(page).count()).toBe(0)
    await summary(page).click()
    await links(page).getByText('Calculators').waitFor()
    await links(page).getByText('Calculators').click()
    await page.waitForURL('**/en-nz/support/calculators/')
  })

  it('is without fault on a phone', async () => {
    const { page, go } = await visitor(phone)
    await go('/en-au/about-us/')
    await summary(page).click()
    expect(await violations(page, 'footer')).toEqual([])
  })
})
