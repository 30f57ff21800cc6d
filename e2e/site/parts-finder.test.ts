import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite, phone } from './open-site.ts'
import { violationsInBothThemes } from './violations.ts'

const { visitor, resident } = openSite()
const reader = resident()

const start = '/en-au/support/repairs-and-parts/'
const search = (page: Page) => page.evaluate(() => location.search)
const drawing = (page: Page) => page.getByRole('figure', { name: /taken apart/ })
const place = (page: Page, name: string) => page.locator('main li').filter({ has: page.getByRole('heading', { name }) })

describe('parts by model', () => {
  it('are chosen in the drawing or in the list, which point at each other and at the address', async () => {
    const { page, go, walk, errors } = await reader()
    await walk(start)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Dolphin S 300i/ })
      .click()
    await page.getByRole('heading', { name: 'Parts for Dolphin S 300i' }).waitFor()
    const brushes = drawing(page).getByRole('link', { name: '4, Brushes' })
    await drawing(page).getByRole('link', { name: '2, Filter' }).locator('circle').click()
    expect(await search(page)).toBe('?model=dolphin-s300i&part=filter')
    await brushes.focus()
    await page.keyboard.press('Enter')
    expect(await search(page)).toBe('?model=dolphin-s300i&part=brushes')
    expect(await brushes.getAttribute('aria-current')).toBe('true')
    expect(
      await place(page, 'Brushes')
        .getByRole('link', { name: /Brush set, S series/ })
        .isVisible(),
    ).toBe(true)
    expect(await place(page, 'Brushes').getByText('PW-BS-S').isVisible()).toBe(true)

    await page.getByRole('heading', { name: 'Swivel' }).getByRole('link').click()
    expect(await drawing(page).getByRole('link', { name: '7, Swivel' }).getAttribute('aria-current')).toBe('true')
    await page.goBack()
    await expect.poll(() => brushes.getAttribute('aria-current')).toBe('true')
    await page.reload()
    await expect.poll(() => brushes.getAttribute('aria-current')).toBe('true')
    await go(`${start}?model=dolphin-s300i&part=supply#part-supply`)
    const supply = page.locator('#part-supply')
    await expect.poll(() => supply.evaluate((row) => row.getBoundingClientRect().top < innerHeight)).toBe(true)
    expect(errors).toEqual([])
  })

  it('go into the cart where there is a shop, and to a dealer where there is none', async () => {
    const { page, go, walk } = await visitor()
    await go(`${start}?model=dolphin-m400`)
    await page.getByRole('button', { name: 'Add Brush set, M series to the cart' }).click()
    await page.getByRole('dialog', { name: 'Cart' }).getByRole('listitem').first().waitFor()
    const { lineItems } = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}'))
    expect(lineItems).toMatchObject([{ slug: 'brush-set-m', quantity: 1, price: 11900 }])
    await walk('/en-nz/support/repairs-and-parts/?model=dolphin-m400')
    const ask = page.getByRole('link', { name: 'Ask a dealer for Brush set, M series' })
    await ask.waitFor()
    expect(await page.getByRole('button', { name: /in the cart/ }).count()).toBe(0)
  })

  it('are listed for machines without a drawing and without parts too, and an unknown model is said to be one', async () => {
    const { page, go, errors } = await visitor(phone)
    await go(`${start}?model=niya`)
    await page.getByRole('link', { name: /Fine filter, Niya/ }).waitFor()
    await page.getByLabel('Model', { exact: true }).selectOption('Skimmi')
    await page.getByText('Its parts are matched to the serial number', { exact: false }).waitFor()
    await page.getByLabel('Model', { exact: true }).selectOption('EcoClear 30')
    await drawing(page).getByRole('link', { name: '3, Cell' }).waitFor()
    await go(`${start}?model=banana&part=banana`)
    await page.getByText('a model we don’t sell here', { exact: false }).waitFor()
    expect(errors).toEqual([])
  })

  it('are all there without scripts', async () => {
    const { page, go } = await visitor({ javaScriptEnabled: false })
    await go(start)
    await page.locator('summary', { hasText: /^Dolphin S 100$/ }).click()
    expect(await page.getByRole('link', { name: 'Brush set, S series' }).first().isVisible()).toBe(true)
    for (const control of ['main select', 'main button'])
      expect(await page.locator(`${control}:visible`).and(page.locator(':not(form *)')).count()).toBe(0)
  })
})

describe('the request', () => {
  it('says what is filled in, and forgets it when asked', async () => {
    const { page, go } = await reader()
    await go(`${start}?issue=tilts-water&model=dolphin-s200#request`)
    const filled = page.getByText('Filled in for you', { exact: false })
    await filled.waitFor()
    expect(await filled.innerText()).toContain('model: Dolphin S 200; what is wrong: Water in the float')
    await page.getByRole('button', { name: 'Clear it' }).click()
    await expect.poll(() => filled.count()).toBe(0)
    expect(
      await page
        .locator('#request')
        .getByLabel(/^Model/)
        .inputValue(),
    ).toBe('')
  })

  it('comes with a list to tick, which lasts as long as the tab', async () => {
    const { page, go, context } = await visitor()
    await go(start)
    await page.getByLabel(/Let it drain/).check()
    await page.getByText('1 of 7 done').waitFor()
    await page.reload()
    await expect.poll(() => page.getByLabel(/Let it drain/).isChecked()).toBe(true)
    const other = await context.newPage()
    await other.goto(page.url())
    expect(await other.getByLabel(/Let it drain/).isChecked()).toBe(false)
  })
})

describe('in either theme', () => {
  it('no drawing and no list has an accessibility violation', async () => {
    const { page, walk } = await reader()
    const problems: string[] = []
    // Without a model the page is one of those of accessibility.test.ts: parts and request alone are others with one.
    for (const query of [
      '?model=dolphin-s300i&part=brushes',
      '?model=liberty-300',
      '?model=mineral-swim-25&part=cell',
    ]) {
      await walk(start + query)
      for (const problem of await violationsInBothThemes(page, '#parts, #request')) problems.push(`${query} ${problem}`)
    }
    await walk('/en-za/support/repairs-and-parts/?model=wave-120&part=supply')
    problems.push(...(await violationsInBothThemes(page, 'main')))
    expect(problems).toEqual([])
  }, 180_000)
})
