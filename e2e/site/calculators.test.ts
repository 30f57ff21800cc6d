import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { firstLoadBytes } from '../support/page-bytes.ts'
import { openSite } from './open-site.ts'
import { violationsInBothThemes } from './violations.ts'

const { visitor, resident, site } = openSite()
const reader = resident()

const calculators = '/en-au/support/calculators/'
const answer = (page: Page) => page.locator('main output').innerText()
const search = (page: Page) => page.evaluate(() => location.search)

describe('the volume of a pool', () => {
  it('is worked out as one types, in metres or feet, and shows its working', async () => {
    const { page, walk, errors } = await reader()
    await walk(`${calculators}pool-volume/`)
    expect(await answer(page)).toContain('48,000')
    await page.getByLabel('Length').fill('8,5 m')
    await expect.poll(() => answer(page)).toContain('51,000')
    await page.getByText('8.5 × 4').waitFor()
    await page.getByLabel('Length').fill('26 ft')
    await expect.poll(() => answer(page)).toContain('47,500')
    await page.getByLabel('Feet').check()
    expect(await page.getByLabel('Width').inputValue()).toBe('13.123')
    expect(await answer(page)).toContain('47,500')
    expect(errors).toEqual([])
  })

  it('is in the address: through reload and back, a field at a time', async () => {
    const { page, walk } = await reader()
    await walk(`${calculators}pool-volume/`)
    await page.getByLabel('Kidney').check()
    await page.getByLabel('Width of the narrow end').fill('3')
    await page.keyboard.press('End')
    await page.keyboard.type('.5')
    expect(await search(page)).toBe('?shape=kidney&narrow=3.5')
    // 0.45 × (4 + 3.5) × 8 = 27 m², × 1.5 m
    expect(await answer(page)).toContain('40,500')
    await page.reload()
    await expect.poll(() => answer(page)).toContain('40,500')
    await page.goBack()
    await expect.poll(() => search(page)).toBe('?shape=kidney')
    await page.goBack()
    await expect.poll(() => answer(page)).toContain('48,000')
  })

  it('answers nonsense beside its field and keeps what was typed', async () => {
    const { page, walk } = await reader()
    await walk(`${calculators}pool-volume/`)
    const width = page.getByLabel('Width')
    await width.fill('quite wide')
    await page.getByText('“quite wide” isn’t a side of a pool we can read.').waitFor()
    expect(await answer(page)).toContain('Check “Width”')
    expect(await width.inputValue()).toBe('quite wide')
    await width.fill('400')
    await page.getByText('It can be 0.5 to 100').waitFor()
    await width.fill('')
    expect(await answer(page)).toContain('“Width” is missing')
  })

  it('asks which unit was meant, and one press puts it right', async () => {
    const { page, walk } = await reader()
    await walk(`${calculators}pool-volume/`)
    const deep = page.getByLabel('Depth, deep end')
    await deep.fill('1500')
    await page.getByRole('button', { name: /^Did you mean 1.5\sm\?$/ }).click()
    expect(await deep.inputValue()).toBe('1.5')
    expect(await deep.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await page.getByLabel('Length').inputValue()).toBe('8')
    // 32 m² × (1.2 + 1.5) ÷ 2
    expect(await answer(page)).toContain('43,200')
    expect(await page.getByRole('button', { name: /^Did you mean/ }).count()).toBe(0)
  })

  it('goes along to the dose and to the ozone unit', async () => {
    const { page, walk } = await reader()
    await walk(`${calculators}pool-volume/?length=10&width=5`)
    await page.getByRole('link', { name: 'Salt or minerals for these litres' }).click()
    await page.waitForURL('**/salt-and-minerals/?litres=75000')
    await expect.poll(() => answer(page)).toContain('300 kg')
    await page.getByLabel('Mineral Swim').check()
    await page.getByLabel('What the test says now').fill('3.2')
    await expect.poll(() => answer(page)).toContain('6 bags of 10')
    await page.getByLabel('What the test says now').fill('5000 ppm')
    await expect.poll(() => answer(page)).toMatch(/More minerals than needed. Replace\s+15,000 litres/)
    await page.getByRole('link', { name: 'Which ozone unit for these litres' }).click()
    await page.waitForURL('**/ozone-unit/?litres=75000')
    await expect.poll(() => answer(page)).toContain('Ozone Swim 100')
  })
})

describe('the other calculators', () => {
  it('reckon with the edition’s money, price and comma', async () => {
    const { page, walk } = await reader()
    await walk('/en-za/support/calculators/running-cost/')
    expect(await page.getByLabel('A kilowatt hour costs').inputValue()).toBe('3,9')
    await page.getByText('typical household price on a municipal tariff').first().waitFor()
    await page.getByLabel('Robot', { exact: true }).selectOption('Dolphin S 300i')
    await page.getByLabel('A kilowatt hour costs').fill('R4.00')
    // 150 W × 2 h × 3 × 30 weeks = 27 kWh at R 4
    await page.getByText('R 108,00').first().waitFor()
  })

  it('say how often to clean a filter', async () => {
    const { page, walk } = await reader()
    await walk('/en-nz/support/calculators/filter-cleaning/?area=60')
    await page.getByLabel('Leaves').check()
    await page.getByLabel('Over the water').check()
    await page.getByLabel('Autumn').check()
    await expect.poll(() => answer(page)).toContain('After every run')
    await page.getByText('empty it halfway').waitFor()
  })

  it('exist where there is something to reckon', async () => {
    const status = async (path: string) => (await fetch(site().origin + path)).status
    expect(await status('/en-nz/support/calculators/salt-and-minerals/')).toBe(404)
    expect(await status('/en-za/support/calculators/salt-and-minerals/')).toBe(200)
    expect(await status('/en-za/support/calculators/ozone-unit/')).toBe(404)
  })

  it('show worked examples without scripts, and no control that would do nothing', async () => {
    const { page, go } = await visitor({ javaScriptEnabled: false })
    for (const id of ['pool-volume', 'salt-and-minerals', 'ozone-unit', 'running-cost', 'filter-cleaning']) {
      await go(`${calculators}${id}/`)
      expect(await page.locator('main table tbody tr').count(), id).toBeGreaterThan(5)
      expect(await page.locator('main :is(input, select, button):visible').count(), id).toBe(0)
    }
    await page.getByRole('link', { name: /How much water/ }).click()
    await page.getByRole('row', { name: /Rectangle, 8 × 4.*48,000/ }).waitFor()
  })

  it('carry at most 85 kB of JavaScript', async () => {
    const { page } = await visitor()
    for (const id of ['pool-volume', 'running-cost', 'filter-cleaning']) {
      const { script } = await firstLoadBytes(page, `${site().origin}${calculators}${id}/`)
      expect(script, id).toBeLessThanOrEqual(85_000)
    }
  })
})

it('no calculator has an accessibility violation in either theme', async () => {
  const { page, walk } = await reader()
  const problems: string[] = []
  // That of the running cost is one of the pages of accessibility.test.ts.
  for (const path of [
    'pool-volume/?shape=free-form&width=quite',
    'salt-and-minerals/?for=mineral-swim&now=5000',
    'ozone-unit/',
    'filter-cleaning/?debris=dust',
  ]) {
    await walk(calculators + path)
    for (const problem of await violationsInBothThemes(page, 'main')) problems.push(`${path} ${problem}`)
  }
  expect(problems).toEqual([])
})
