import { describe, expect, it } from 'vitest'
import { openSite } from './open-site.ts'

const { visitor, resident } = openSite()
const reader = resident()

describe('support starts from the problem', () => {
  it('and each one opens on its answer, without scripts too', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page, go } = await visitor({ javaScriptEnabled })
      await go('/en-au/support/')
      const steps = page.getByText('Plug a lamp into the power point.')
      expect(await steps.isVisible()).toBe(false)
      await page.getByRole('heading', { name: 'It won’t start' }).click()
      await steps.waitFor()
      await page.getByRole('heading', { name: 'It floats' }).click()
      await expect.poll(() => steps.isVisible()).toBe(false)
    }
  })

  it('then a human: the number can be tapped from anywhere in the world', async () => {
    const { page, walk } = await reader()
    await walk('/en-nz/support/')
    const number = page.getByRole('main').getByRole('link', { name: '0800 555 014' })
    expect(await number.getAttribute('href')).toBe('tel:+64800555014')
  })

  it.each([
    ['/en-au/support/', '2026-12-24T23:00:00Z', 'Closed today, Christmas Day; opens tomorrow'],
    ['/en-au/support/', '2026-12-26T22:30:00Z', 'Open until 1'],
    ['/en-nz/support/', '2027-01-31T21:00:00Z', 'Closed today, Provincial anniversary day; opens tomorrow'],
    ['/en-za/support/', '2026-12-16T08:00:00Z', 'Closed today, Day of Reconciliation; opens tomorrow'],
  ])('on %s at %s, and says whether somebody answers: %s', async (path, moment, words) => {
    const { page, go, errors } = await visitor()
    await page.clock.setFixedTime(new Date(moment))
    await go(path)
    await page.getByText(words).waitFor()
    expect(errors).toEqual([])
  })
})

describe('the questions', () => {
  it('are filtered as one types', async () => {
    const { page, walk } = await reader()
    await walk('/en-au/support/faq/')
    const questions = page.getByRole('main').locator('li a[href*="/support/faq/"]')
    const all = await questions.count()
    await page.getByLabel('Filter the questions').fill('climb')
    await page.getByText(`1 of ${all - 4}`).waitFor()
    expect(await questions.allInnerTexts()).toEqual(['It’s stopped climbing walls. Why?'])
    await page.getByLabel('Filter the questions').fill('submarine')
    await page.getByText('No question has those words in it.', { exact: false }).waitFor()
  })

  it('are a plain list without scripts, by topic, and an answer leads back to its topic', async () => {
    const { page, go } = await visitor({ javaScriptEnabled: false })
    await go('/en-au/support/faq/robot-floats-and-does-not-sink/')
    await page.getByRole('link', { name: 'Using it' }).click()
    expect(new URL(page.url()).hash).toBe('#using')
    expect(await page.getByRole('heading', { name: 'Using it' }).isVisible()).toBe(true)
    expect(await page.getByLabel('Filter the questions').isVisible()).toBe(false)
  })
})

describe('a page that is not there', () => {
  it('suggests the nearest that are, from any edition', async () => {
    const { page, go } = await reader()
    await go('/en-au/suport/contct/')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Contact Poolwright Australia/ })
      .click()
    await page.waitForURL('**/en-au/support/contact/')
    await go('/en-nz/shop/cart/')
    const cart = page.getByRole('main').getByRole('link', { name: /Your cart/ })
    await cart.waitFor()
    expect(await cart.getAttribute('href')).toBe('/en-au/shop/cart/')
  })

  it('leads on without scripts', async () => {
    const { page, go } = await visitor({ javaScriptEnabled: false })
    await go('/en-za/nowhere/')
    await page.getByRole('navigation', { name: 'Were you after' }).getByRole('link').first().click()
    expect(new URL(page.url()).pathname).toBe('/en-za/dolphin/')
  })
})
