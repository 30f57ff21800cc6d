import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite, phone } from './open-site.ts'

const { visitor, resident } = openSite()
const reader = resident()
const seeing = openSite({ looks: true })

const department = '/en-au/shop/residential/'
const count = (page: Page) => page.locator('main h2').first().innerText()
const search = (page: Page) => page.evaluate(() => location.search)
const names = (page: Page) => page.locator('main li a[href*="/products/"]').allInnerTexts()

describe('a department', () => {
  it('keeps filters and sort in the address: through reload, back and forward', async () => {
    const { page, walk, errors } = await reader()
    await walk(department)
    expect(await count(page)).toBe('13 products')
    await page.getByLabel(/^Walls/).check()
    expect(await search(page)).toBe('?cleans=walls')
    const walls = await count(page)
    expect(walls).toMatch(/^\d+ of 13 products$/)
    await page.getByLabel('Sort').selectOption('price')
    expect(await search(page)).toBe('?cleans=walls&sort=price')
    const sorted = await names(page)

    await page.reload()
    await expect.poll(() => count(page)).toBe(walls)
    expect(await names(page)).toEqual(sorted)
    expect(await page.getByLabel(/^Walls/).isChecked()).toBe(true)

    await page.goBack()
    await expect.poll(() => search(page)).toBe('?cleans=walls')
    await page.goBack()
    await expect.poll(() => count(page)).toBe('13 products')
    await page.goForward()
    await expect.poll(() => count(page)).toBe(walls)
    expect(errors).toEqual([])
  })

  it('still has them when one comes back from a product', async () => {
    const { page, go, errors } = await reader()
    await go(`${department}?cleans=waterline`)
    const before = await names(page)
    await page.locator('main li a[href*="/products/"]').first().click()
    await page.waitForURL('**/products/**')
    await page.goBack()
    await page.waitForURL(`**${department}?cleans=waterline`)
    await expect.poll(() => names(page)).toEqual(before)
    expect(errors).toEqual([])
  })

  it('counts truly: an option shows as many products as it says', async () => {
    const { page, walk } = await reader()
    await walk(department)
    const labels = await page.locator('#filters label').all()
    expect(labels.length).toBeGreaterThan(5)
    for (const label of labels) {
      const said = Number(await label.locator('small').innerText())
      await label.click()
      expect((await names(page)).length).toBe(said)
      await page.getByRole('button', { name: 'Clear' }).click()
    }
  })

  it('makes nothing of nonsense in the address', async () => {
    const { page, go, errors } = await reader()
    await go(`${department}?length=banana&cleans=%E0%A4%A&sort=__proto__&x=1`)
    expect(await count(page)).toBe('13 products')
    await page.getByLabel(/^Solar/).check()
    expect(new URLSearchParams(await search(page)).get('x')).toBe('1')
    expect(errors).toEqual([])
  })

  it('shows its filters in a sheet on phones, and says what is on in chips', async () => {
    const { page, go } = await visitor(phone)
    await go(department)
    expect(await page.locator('#filters').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel(/^Cordless/).check()
    await page.getByRole('button', { name: /^Show \d+ products$/ }).click()
    await expect.poll(() => page.locator('#filters').isVisible()).toBe(false)
    await page.getByRole('button', { name: /Power source, Cordless/ }).click()
    expect(await search(page)).toBe('')
  })

  it('lists everything without scripts, and shows no control that would do nothing', async () => {
    const { page, go } = await visitor({ javaScriptEnabled: false })
    await go(`${department}?cleans=walls`)
    expect(await names(page)).toHaveLength(13)
    for (const control of ['#filters', 'main select', 'main button', 'main input'])
      expect(await page.locator(`${control}:visible`).count(), control).toBe(0)
  })

  it('puts one of a product into the cart', async () => {
    const { page, go } = await visitor()
    await go('/en-au/shop/parts-and-accessories/?fits=m-400')
    await page.getByRole('button', { name: /^Add Brush set, M series to the cart$/ }).click()
    await page.getByRole('dialog', { name: 'Cart' }).getByRole('listitem').first().waitFor()
    const { lineItems } = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}'))
    expect(lineItems).toMatchObject([{ slug: 'brush-set-m', quantity: 1, price: 11900 }])
  })
})

describe('the comparison', () => {
  it('takes four models and says how much room is left [U10]', async () => {
    const { page, go } = await visitor()
    await go(department)
    const tray = page.getByRole('region', { name: 'Comparison' })
    const choices = page.getByLabel(/^Compare/)
    for (const index of [0, 1, 2, 3]) await choices.nth(index).check()
    await tray.getByText('No room left').waitFor()
    await choices.nth(4).click()
    expect(await choices.nth(4).isChecked()).toBe(false)
    const { table, residential } = await page.evaluate(() => ({
      table: JSON.parse(sessionStorage.getItem('table') ?? ''),
      residential: JSON.parse(sessionStorage.getItem('residential') ?? ''),
    }))
    expect(table).toHaveLength(4)
    expect(residential).toEqual(table)
    await tray.getByRole('button').first().click()
    await tray.getByText('Room for one more').waitFor()
  })

  it('is kept for the page of a product', async () => {
    const { page, go } = await visitor()
    await go('/en-au/products/dolphin-s300i/')
    await page.getByLabel('Compare Dolphin S 300i').check()
    await page.getByText('1 on your list, room for 3 more').waitFor()
    await page.reload()
    await expect.poll(() => page.getByLabel('Compare Dolphin S 300i').isChecked()).toBe(true)
  })
})

describe('the page of a product', () => {
  it('enlarges its pictures, by keyboard too', async () => {
    const { page, go, errors } = await seeing.visitor()
    await go('/en-au/products/dolphin-s300i/')
    await page.getByRole('link', { name: 'Zoom' }).click()
    const zoom = page.getByRole('dialog', { name: 'Large pictures' })
    await zoom.getByText('1 of 7').waitFor()
    await page.keyboard.press('ArrowRight')
    await zoom.getByText('2 of 7').waitFor()
    const width = () => zoom.locator('img').evaluate((image) => image.getBoundingClientRect().width)
    const before = await width()
    await page.keyboard.press('+')
    expect(await width()).toBeGreaterThan(before * 1.3)
    await page.keyboard.press('Escape')
    await zoom.waitFor({ state: 'detached' })
    expect(errors).toEqual([])
  })

  it('keeps the price and the button in reach on phones while the main button is out of sight, and ends clear of them', async () => {
    const { page, go } = await visitor(phone)
    await go('/en-au/products/brush-set-m/')
    const buttons = page.getByRole('main').getByRole('button', { name: 'Add to cart' })
    await buttons.first().scrollIntoViewIfNeeded()
    await expect.poll(() => buttons.count()).toBe(1)
    const last = page.getByRole('button', { name: 'Privacy choices' })
    const between = async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const [above, below] = [await last.boundingBox(), await buttons.last().boundingBox()]
      const isUp = below && below.y + below.height < phone.viewport.height
      return isUp && above ? below.y - (above.y + above.height) : 0
    }
    await expect.poll(between).toBeGreaterThan(0)
    expect(await buttons.last().isVisible()).toBe(true)
    await buttons.last().click()
    await page.getByRole('dialog', { name: 'Cart' }).getByRole('listitem').first().waitFor()
  })

  it('answers for the visitor’s own pool', async () => {
    const { page, walk } = await reader()
    await walk('/en-au/products/dolphin-s300i/')
    const length = page.getByLabel('How long is yours?')
    await length.fill('9')
    await page.getByText('Yes, at 9 metres.').waitFor()
    await length.fill('14')
    await page.getByText('No, not 14 metres.').waitFor()
  })

  it('leads to a dealer where there is no shop', async () => {
    const { page, walk } = await reader()
    await walk('/en-nz/products/dolphin-s300i/')
    const box = page.getByRole('complementary', { name: 'Price and purchase' })
    expect(await box.getByRole('link', { name: 'Find a dealer' }).getAttribute('href')).toBe(
      '/en-nz/support/find-a-dealer/?line=dolphin',
    )
    expect(await box.getByRole('link', { name: 'Book a demo' }).getAttribute('href')).toBe(
      '/en-nz/book-a-demo/?model=dolphin-s300i',
    )
    expect(await box.getByRole('button').count()).toBe(0)
  })

  it('leads to tools that know which product it was', async () => {
    const { page, walk, errors } = await reader()
    const main = page.getByRole('main')
    const follow = async (name: string) => {
      await walk('/en-za/products/dolphin-s300i/')
      await main.getByRole('link', { name }).click()
    }
    await follow('How does it compare with its neighbours?')
    const columns = page.getByRole('region', { name: 'Side by side' }).getByRole('columnheader').getByRole('link')
    await expect.poll(() => columns.count()).toBe(3)
    expect(await columns.first().getAttribute('href')).toBe('/en-za/products/dolphin-s300i/')
    await follow('What does it cost to run?')
    await expect.poll(() => page.getByLabel('Robot', { exact: true }).inputValue()).toBe('Dolphin S 300i')
    await follow('What if it stops working properly?')
    await expect.poll(() => page.getByLabel('Your model').inputValue()).toBe('dolphin-s300i')
    await follow('Which parts are there, and what does a repair cost?')
    await expect.poll(() => page.evaluate(() => location.search)).toBe('?model=dolphin-s300i')
    await follow('Register it')
    await expect
      .poll(() =>
        page
          .getByRole('main')
          .getByLabel(/^Product/)
          .inputValue(),
      )
      .toBe('dolphin-s300i')
    expect(errors).toEqual([])
  })
})

describe('a list as it comes', () => {
  it('is in the recommended order: what most owners of each line have, first', async () => {
    const { page, walk } = await reader()
    await walk(department)
    expect(await page.getByLabel('Sort').locator('option').first().innerText()).toBe('Recommended')
    expect((await names(page)).slice(0, 4)).toEqual(['Dolphin S 300i', 'Liberty 200', 'Skimmi', 'Niya'])
    await page.getByLabel('Sort').selectOption('price')
    expect((await names(page))[0]).toBe('Niya')
    await page.getByLabel('Sort').selectOption('recommended')
    expect(await search(page)).toBe('')
  })

  it('has guides between whole rows, which are no products, until something is asked of it', async () => {
    const { page, walk } = await reader()
    await walk(department)
    const guide = page.getByRole('complementary', { name: 'A 10 metre pool under gum trees?' })
    await guide.getByRole('link', { name: 'Find the model' }).waitFor()
    expect(await count(page)).toBe('13 products')
    expect(await page.locator('main ul').first().getByRole('listitem').count()).toBe(6)
    expect(await guide.locator('xpath=ancestor::li').count()).toBe(0)
    await page.getByLabel(/^Walls/).check()
    await expect.poll(() => guide.count()).toBe(0)
    await page.getByRole('button', { name: 'Clear' }).click()
    await guide.getByRole('link').click()
    await page.waitForURL('**/which-model/?pool=in-ground&length=10&debris=leaves')
  })
})
