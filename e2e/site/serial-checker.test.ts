import { describe, expect, it } from 'vitest'
import { openSite } from './open-site.ts'
import { violations, violationsInBothThemes } from './violations.ts'

const { visitor, resident } = openSite()
const reader = resident()

const abroad = 'support/dolphins-purchased-from-outside-australia/'
const label = 'Type it as printed on the label'

describe('the serial checker', () => {
  it('reads a number as it is typed and says what to do, in each edition’s terms', async () => {
    const { page, walk, errors } = await reader()
    await walk(`/en-au/${abroad}`)
    await page.getByLabel(label).fill('au24 1234567 k')
    await page.getByText('Sold in Australia, model year 2024.').waitFor()
    await page.getByLabel(label).fill('NZ25-O317482-V')
    await page.getByText('Sold in New Zealand, model year 2025.').waitFor()
    await page.getByText('the 1st digit of the long number as 0, not O').waitFor()
    const main = page.getByRole('main')
    expect(await main.getByRole('link', { name: 'Poolwright New Zealand' }).first().getAttribute('href')).toBe(
      '/en-nz/support/contact/',
    )
    await walk(`/en-za/${abroad}`)
    await page.getByLabel(label).fill('DE24-1234567-K')
    await page.getByText('DE isn’t one of our countries.').waitFor()
    await main.getByText('Go to the seller first; within six months section 56').first().waitFor()
    expect(errors).toEqual([])
  })

  it('says where the mistake is, and takes a suggestion', async () => {
    const { page, walk } = await reader()
    await walk('/en-nz/support/registration/')
    const field = page.getByLabel(label)
    await field.fill('NZ24-12')
    await page.getByText('6 of 12 characters, 6 to go.').waitFor()
    await field.fill('NZ24-2134567-K')
    await page.getByText('the 1st and 2nd digit of the long number: swapped?').waitFor()
    await page.getByRole('button', { name: 'NZ24-1234567-K' }).click()
    await page.getByText('Sold in New Zealand, model year 2024.').waitFor()
  })

  it('hands the number on to the registration of whoever goes there', async () => {
    const { page, walk } = await reader()
    await walk(`/en-au/${abroad}`)
    await page.getByLabel(label).fill('au24 1234567 k')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Register/ })
      .first()
      .click()
    await page.waitForURL('**/support/registration/?serial=AU24-1234567-K#registration')
    await expect.poll(() => page.locator('#registration-serialNumber').inputValue()).toBe('AU24-1234567-K')
  })

  it('keeps the number to itself', async () => {
    const { page, walk } = await reader()
    await walk(`/en-au/${abroad}`)
    await page.getByLabel(label).fill('AU24-1234567-K')
    await page.getByText('Sold in Australia, model year 2024.').waitFor()
    const kept = await page.evaluate(() => [
      location.href,
      ...Object.values(localStorage),
      ...Object.values(sessionStorage),
    ])
    expect(kept.join(' ')).not.toContain('1234567')
  })

  it('has no accessibility violation with a mistake in it, in either theme', async () => {
    const { page, walk } = await reader()
    await walk(`/en-au/${abroad}`)
    await page.getByLabel(label).fill('AU24-2134567-K')
    await page.getByText('swapped?').waitFor()
    expect(await violationsInBothThemes(page, 'main')).toEqual([])
  })
})

describe('what a warranty covers', () => {
  it('is said with its last days, and with the law of the country', async () => {
    const { page, go, errors } = await reader()
    await go('/en-au/warranty/')
    await page.getByLabel('Model').selectOption('Dolphin S 200')
    await page.getByLabel('Bought on').fill('2020-02-29')
    await page.getByText('The written warranty ended on').waitFor()
    await page.getByText('28 February 2023').first().waitFor()
    await page.getByText('that settles nothing by itself').waitFor()
    expect(await page.evaluate(() => location.search)).toBe('?model=Dolphin+S+200&bought=2020-02-29')
    await page.getByLabel('Bought on').fill('2199-01-01')
    await page.getByText('is in the future').waitFor()
    await go('/en-za/warranty/?model=EcoClear+20&bought=2026-10-01')
    await page.getByText('Consumer Protection Act 68 of 2008').first().waitFor()
    await page.getByText('1 October 2029').first().waitFor()
    await go('/en-nz/warranty/?model=Dolphin+S+100&bought=nonsense')
    await page.getByText('“nonsense” isn’t a date.').waitFor()
    expect(errors).toEqual([])
  })

  it('goes on with ForLife', async () => {
    const { page, go } = await visitor({ colorScheme: 'dark' })
    await go('/en-au/forlife/?model=Dolphin+M+400&bought=2021-05-10')
    await page.getByText('10 May 2029').waitFor()
    expect(await violations(page, 'main', 'colour')).toEqual([])
  })
})
