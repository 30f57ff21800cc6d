import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite, phone } from './open-site.ts'
import { violationsInBothThemes } from './violations.ts'

const { visitor, resident } = openSite()
const reader = resident()

const finder = '/en-au/which-model/'
const gumLeaves = '?pool=in-ground&length=8&surface=concrete&debris=leaves'
const search = (page: Page) => page.evaluate(() => location.search)
const heading = (page: Page, level: number, name: string | RegExp) => page.getByRole('heading', { level, name })
const winner = (page: Page) => page.locator('main h1').innerText()

describe('finding a model', () => {
  it('leads from an 8 metre concrete pool full of gum leaves to a model and a price, on a phone', async () => {
    const { page, go, errors } = await visitor(phone)
    await go(finder)
    await page.getByRole('link', { name: /^In the ground/ }).click()
    await heading(page, 2, 'How long is it?').waitFor()
    await page.getByLabel('Metres').fill('8,0 m')
    await page.getByText(/of 12 models reach 8 m/).waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('link', { name: /^Concrete/ }).click()
    await page.getByRole('link', { name: /^Gum leaves/ }).click()
    await heading(page, 2, 'What should it clean?').waitFor()
    await page.getByRole('link', { name: 'That is enough, tell me' }).click()
    await heading(page, 1, /Get the Dolphin\sS\s300i/).waitFor()
    expect(await search(page)).toBe(gumLeaves)
    expect(await page.getByRole('link', { name: /^See it, A\$1,899\.00$/ }).getAttribute('href')).toBe(
      '/en-au/products/dolphin-s300i/',
    )
    const main = page.getByRole('main')
    await main.getByText('Reaches 12 m, yours is 8', { exact: true }).waitFor()
    await main.getByText('4 L basket: a bad day of leaves').waitFor()
    await main.getByText('A$500 more for nothing you asked for').waitFor()
    for (const [name, href] of [
      ['Book a demo', '/en-au/book-a-demo/?model=dolphin-s300i'],
      ['Dealers who show it', '/en-au/support/find-a-dealer/?service=demo&line=dolphin'],
      ['Compare these four', '/en-au/product-comparison/?models=dolphin-s300i,dolphin-m400,dolphin-m600,dolphin-s200'],
    ] as const)
      expect(await main.getByRole('link', { name }).first().getAttribute('href')).toBe(href)
    expect(errors).toEqual([])
  })

  it('goes back and forth with the browser, and keeps everything through a reload and in a link', async () => {
    const { page, go, errors } = await reader()
    await go(finder)
    await page.getByRole('link', { name: /^In the ground/ }).click()
    await page.getByLabel('Metres').fill('8')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: /^Skip this one/ }).click()
    await heading(page, 2, 'What falls in?').waitFor()
    expect(await search(page)).toBe('?pool=in-ground&length=8&at=debris')
    await page.goBack()
    await heading(page, 2, 'What is it lined with?').waitFor()
    await page.goBack()
    await heading(page, 2, 'How long is it?').waitFor()
    await page.goForward()
    await heading(page, 2, 'What is it lined with?').waitFor()
    await page.reload()
    await heading(page, 2, 'What is it lined with?').waitFor()
    await page.getByRole('link', { name: 'Change 8 m' }).waitFor()

    await go(`${finder}${gumLeaves}&utm=letter`)
    await expect.poll(() => winner(page)).toMatch(/S.300i/)
    await page.getByRole('link', { name: 'Change Length: 8 m' }).click()
    await page.getByLabel('Metres').fill('13')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect.poll(() => winner(page)).toMatch(/M.400/)
    expect(new URLSearchParams(await search(page)).get('utm')).toBe('letter')
    await page.goBack()
    await page.goBack()
    await expect.poll(() => winner(page)).toMatch(/S.300i/)
    expect(errors).toEqual([])
  })

  it('says so where nothing fits, and what to do', async () => {
    const { page, walk } = await reader()
    await walk(`${finder}?pool=in-ground&length=30`)
    await heading(page, 1, 'Nothing we sell fits that.').waitFor()
    const main = page.getByRole('main')
    expect(await main.getByRole('link', { name: /^Ring / }).getAttribute('href')).toMatch(/^tel:/)
    await main.getByText('If it is a public pool').waitFor()
    await main.getByText('Two of them, one from each end: each reaches 20 m').waitFor()
    await main.getByRole('link', { name: 'Wave 200 XL' }).first().click()
    await expect.poll(() => winner(page)).toMatch(/Wave.200.XL/)
    await walk('/en-nz/which-model/?pool=commercial')
    await heading(page, 1, 'Nothing we sell fits that.').waitFor()
  })

  it('answers what makes no sense in words, and makes nothing of nonsense in the address', async () => {
    const { page, go, errors } = await reader()
    await go(`${finder}?pool=vinyl&length=banana&surface=__proto__&at=toString`)
    await heading(page, 2, 'What kind of pool is it?').waitFor()
    await go(`${finder}?at=length`)
    for (const [typed, answer] of [
      ['', 'or skip the question'],
      ['banana', 'Write one figure in metres'],
      ['850', 'Write metres'],
    ] as const) {
      await page.getByLabel('Metres').fill(typed)
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByRole('alert').filter({ hasText: answer }).waitFor()
    }
    await go(`${finder}?at=answer`)
    await heading(page, 1, 'Tell us at least one thing.').waitFor()
    expect(errors).toEqual([])
  })

  it('can be gone through with the keyboard alone', async () => {
    const { page, go } = await reader()
    await go('/en-za/which-model/')
    const focused = () =>
      page.evaluate(() => (document.activeElement === document.body ? '' : (document.activeElement?.textContent ?? '')))
    const tabTo = async (text: string) => {
      for (let presses = 0; presses < 60 && !(await focused()).includes(text); presses += 1)
        await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
    }
    await tabTo('In the ground')
    await expect.poll(focused).toBe('How long is it?')
    await page.keyboard.press('Tab')
    await page.keyboard.type('9,5')
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('What is it lined with?')
    await tabTo('Marbelite')
    await tabTo('That is enough')
    await expect.poll(focused).toMatch(/^Get the /)
    await page.getByRole('link', { name: /^See it, R\s\d/ }).waitFor()
  })

  it('is a plain list of models by length without scripts', async () => {
    const { page, go } = await visitor({ javaScriptEnabled: false })
    await go(`${finder}${gumLeaves}`)
    await heading(page, 1, 'Which model suits your pool?').waitFor()
    expect(await page.getByRole('table').count()).toBe(3)
    expect(await page.getByRole('rowheader').count()).toBe(15)
    for (const control of ['button', 'input', 'a[href^="?"]'])
      expect(await page.locator(`main ${control}:visible`).count(), control).toBe(0)
  })
})

it('no state has an accessibility violation in either theme', async () => {
  const { page, go, walk } = await visitor(phone)
  const problems: string[] = []
  await go('/en-au/about-us/')
  // What stands below the questions never changes.
  const changing = 'main > :first-child'
  for (const [query, part] of [
    ['', 'main'],
    ['?pool=in-ground&at=length', changing],
    ['?length=8&at=surface', changing],
    ['?length=8&at=budget', changing],
    [gumLeaves, changing],
    ['?length=70', changing],
  ] as const) {
    await walk(finder + query)
    for (const problem of await violationsInBothThemes(page, part)) problems.push(`${query} ${problem}`)
  }
  expect(problems).toEqual([])
})
