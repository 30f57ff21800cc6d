import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite, phone } from './open-site.ts'
import { violationsInBothThemes } from './violations.ts'

const { visitor, resident } = openSite()
const reader = resident()

const comparison = '/en-au/product-comparison/'
const pair = '?models=dolphin-s100,dolphin-s300i'
const search = (page: Page) => page.evaluate(() => location.search)
const sideBySide = (page: Page) => page.getByRole('region', { name: 'Side by side' })
const columns = async (page: Page) => {
  await sideBySide(page).waitFor()
  const names = await sideBySide(page).getByRole('columnheader').getByRole('link').allInnerTexts()
  return names.map((name) => name.replaceAll('\u00a0', ' '))
}
const lists = (page: Page) =>
  page.evaluate(() => ['table', 'residential', 'ozone-swim'].map((key) => sessionStorage.getItem(key)))

describe('comparing models', () => {
  it('takes four, from any list or product, and refuses the fifth in words [U10]', async () => {
    const { page, go, walk, errors } = await visitor()
    await go('/en-nz/dolphin/')
    await page.getByLabel('Compare Dolphin S 100').check()
    await walk('/en-nz/product-lines/liberty/')
    await page.getByLabel('Compare Liberty 400').check()
    await walk('/en-nz/products/dolphin-s300i/')
    await page.getByLabel('Compare Dolphin S 300i').check()
    await page.getByRole('region', { name: 'Comparison' }).getByRole('link', { name: 'Compare 3' }).click()
    expect(await columns(page)).toEqual(['Dolphin S 100', 'Liberty 400', 'Dolphin S 300i'])
    await page.getByLabel('Add one more').selectOption({ label: 'Dolphin M 600, NZ$3,189.00' })
    await expect.poll(() => columns(page)).toHaveLength(4)
    expect((await lists(page)).slice(0, 2)).toEqual(
      Array.from({ length: 2 }, () => '["PW-S100","PW-L400","PW-S300I","PW-M600"]'),
    )
    await page.getByText('Four is full.').waitFor()
    await page.getByLabel('Compare Dolphin E 10').click()
    await page.getByText('You can compare 4 models at a time. Remove one to add another.').waitFor()
    expect(await page.getByLabel('Compare Dolphin E 10').isChecked()).toBe(false)
    await page.reload()
    await expect.poll(() => columns(page)).toHaveLength(4)
    await sideBySide(page).getByRole('button', { name: 'Remove Liberty 400' }).click()
    await expect.poll(() => columns(page)).not.toContain('Liberty 400')
    expect(errors).toEqual([])
  })

  it('keeps water systems in a list of their own, and offers no part', async () => {
    const { page, go, walk } = await visitor()
    await go('/en-au/products/ozone-swim-50/')
    await page.getByLabel('Compare Ozone Swim 50').check()
    expect(await lists(page)).toEqual(['["PW-OZ50"]', '[]', '["PW-OZ50"]'])
    await walk('/en-au/shop/mineral-swim/')
    expect(await page.getByLabel(/^Compare/).count()).toBe(2)
    await walk('/en-au/products/brush-set-m/')
    expect(await page.getByLabel(/^Compare/).count()).toBe(0)
  })

  it('shows differences alone when asked, in the address and back', async () => {
    const { page, walk } = await reader()
    await walk(comparison + pair)
    const walls = sideBySide(page).getByRole('rowheader', { name: /^Walls/ })
    await walls.waitFor()
    await page.getByRole('switch', { name: 'Differences only' }).click()
    expect(await search(page)).toBe(`${pair}&only=differences`)
    expect(await walls.count()).toBe(0)
    await sideBySide(page).getByRole('rowheader', { name: 'Waterline' }).waitFor()
    await page.reload()
    await sideBySide(page).waitFor()
    expect(await walls.count()).toBe(0)
    await page.goBack()
    await walls.waitFor()
  })

  it('opens a link beside the visitor’s own list, and takes it over only when asked', async () => {
    const { page, go } = await visitor()
    await go('/en-au/products/dolphin-e10/')
    await page.getByLabel('Compare Dolphin E 10').check()
    await go(comparison + pair)
    expect(await columns(page)).toEqual(['Dolphin S 100', 'Dolphin S 300i'])
    await page.getByText('Your own list, Dolphin E 10, is as you left it.').waitFor()
    await sideBySide(page).getByRole('button', { name: 'Remove Dolphin S 100' }).click()
    expect(await search(page)).toBe('?models=dolphin-s300i')
    expect((await lists(page))[0]).toBe('["PW-E10"]')
    await page.goBack()
    await expect.poll(() => columns(page)).toHaveLength(2)
    await page.getByRole('button', { name: 'Compare these instead' }).click()
    expect(await search(page)).toBe('')
    expect(await lists(page)).toEqual(['["PW-S100","PW-S300I"]', '["PW-S100","PW-S300I"]', '[]'])
    expect(await columns(page)).toEqual(['Dolphin S 100', 'Dolphin S 300i'])
  })

  it('says what of a link is not sold or has no room, and survives what has gone from the list', async () => {
    const { page, go, errors } = await visitor({
      prepare: `sessionStorage.getItem('table') ?? sessionStorage.setItem('table', '["PW-OLD","PW-S50"]')`,
    })
    await go(`${comparison}?models=dolphin-s50,nonsense,PW-S100,dolphin-s200,dolphin-s300i,dolphin-m400`)
    expect(await columns(page)).toHaveLength(4)
    await page.getByText('“nonsense” is not sold here, so left out.').waitFor()
    await page.getByText('4 models fit side by side. Dolphin M 400 is left out.').waitFor()
    await go(comparison)
    await page.getByText('“PW-OLD” is not sold here').waitFor()
    await page.getByRole('button', { name: 'Take it off my list' }).click()
    expect((await lists(page))[0]).toBe('["PW-S50"]')
    expect(errors).toEqual([])
  })

  it('is shared with the device, or copied with a notice', async () => {
    const { page, go, context } = await visitor({ prepare: 'navigator.share = undefined' })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await go(comparison + pair)
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByText('Link copied.').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe((await page.evaluate(() => location.origin)) + comparison + pair)
  })

  it('starts with pairs that lead to a comparison', async () => {
    const { page, walk } = await reader()
    await walk('/en-za/product-comparison/')
    await page.getByRole('link', { name: 'S 50 or S 100' }).click()
    expect(await columns(page)).toEqual(['Dolphin S 50', 'Dolphin S 100'])
    await page.goBack()
    await page.getByRole('heading', { name: 'Nothing side by side yet' }).waitFor()
  })

  it('is swiped on phones, where names and labels stay', async () => {
    const { page, go } = await visitor(phone)
    await go(`${comparison}?models=dolphin-s100,dolphin-s300i,liberty-400,dolphin-m600`)
    await sideBySide(page).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await sideBySide(page).evaluate((element) => element.scrollTo({ left: 9999, behavior: 'instant' }))
    const label = sideBySide(page).getByText('Basket', { exact: true })
    await label.scrollIntoViewIfNeeded()
    expect((await label.boundingBox())?.x).toBeGreaterThanOrEqual(0)
    const strip = page.getByRole('navigation', { name: 'Compared models' }).getByRole('link', { name: /Dolphin M 600/ })
    await expect.poll(async () => (await strip.boundingBox())?.x ?? 999).toBeLessThan(390)
    expect(await strip.isVisible()).toBe(true)
  })

  it('keeps name, price and a way to each model under the header while the table scrolls', async () => {
    const { page, go } = await visitor(phone)
    await go(comparison + pair)
    const heads = page.getByRole('navigation', { name: 'Compared models' })
    await sideBySide(page).getByRole('rowheader', { name: 'Basket' }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 300)
    const buy = heads.getByRole('link', { name: 'Buy Dolphin S 300i, A$1,899.00' })
    await buy.waitFor()
    const box = await buy.boundingBox()
    expect(box?.y).toBeLessThan(160)
    expect(box?.height).toBeGreaterThanOrEqual(44)
    await buy.click()
    await page.waitForURL('**/products/dolphin-s300i/')
  })

  it('hints at columns beyond the edge until the last one is seen', async () => {
    const { page, go } = await visitor(phone)
    await go(`${comparison}?models=dolphin-s100,dolphin-s300i,liberty-400,dolphin-m600`)
    const compared = page.locator('[data-count="4"]')
    await expect.poll(() => compared.getAttribute('data-more')).toBe('true')
    const third = await sideBySide(page).getByRole('columnheader').nth(2).boundingBox()
    expect(third?.x).toBeLessThan(390)
    expect((third?.x ?? 0) + (third?.width ?? 0)).toBeGreaterThan(390)
    await sideBySide(page).evaluate((element) => element.scrollTo({ left: 9999, behavior: 'instant' }))
    await expect.poll(() => compared.getAttribute('data-more')).toBeNull()
  })

  it.each([
    'dolphin-s100,dolphin-s300i,liberty-400,dolphin-m600',
    'niya,skimmi,dolphin-s300i',
    'wave-80,wave-120,wave-200-xl,dolphin-m600',
  ])('prints on one landscape page: %s', async (models) => {
    const { page, go } = await visitor()
    await go(`${comparison}?models=${models}`)
    await sideBySide(page).waitFor()
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
    expect(Number(width)).toBeGreaterThan(Number(height))
  })

  it('says what a skimmer and a hand vacuum clean', async () => {
    const { page, walk } = await reader()
    await walk(`${comparison}?models=niya,skimmi`)
    const cells = (name: string) =>
      sideBySide(page)
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name }) })
        .getByRole('cell')
        .allInnerTexts()
    await sideBySide(page).getByRole('rowheader', { name: 'Water surface' }).waitFor()
    expect(await cells('Water surface')).toEqual(['No', 'Yes'])
    expect(await cells('Steps, seats and corners')).toEqual(['Yes', 'No'])
  })

  it('is one table of all models without scripts', async () => {
    const { page, go } = await visitor({ javaScriptEnabled: false })
    await go(comparison + pair)
    expect(await page.getByRole('table').count()).toBe(5)
    for (const control of ['button', 'input', 'select', 'a[href^="?"]'])
      expect(await page.locator(`main ${control}:visible`).count(), control).toBe(0)
  })
})

it('the page that books a demo knows the model it was asked for', async () => {
  const { page, walk } = await reader()
  await walk('/en-au/book-a-demo/?model=dolphin-s300i')
  await page.getByText('Filled in for you: model to see: Dolphin S 300i').waitFor()
  expect(await page.getByLabel('Model to see').inputValue()).toBe('dolphin-s300i')
})

it('no state has an accessibility violation in either theme', async () => {
  const { page, walk } = await reader()
  const problems: string[] = []
  // Without models the page is one of those of accessibility.test.ts. What stands below the comparison never changes.
  const changing = '[aria-label="Your comparison"]'
  for (const [query, part] of [
    [pair, 'main'],
    [`${pair}&only=differences`, changing],
    ['?models=gone,dolphin-s100', changing],
  ] as const) {
    await walk(comparison + query)
    for (const problem of await violationsInBothThemes(page, part)) problems.push(`${query} ${problem}`)
  }
  expect(problems).toEqual([])
})
