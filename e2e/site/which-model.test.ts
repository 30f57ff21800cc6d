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
    await page.getByText('9 of 15 models fit 8 m.').waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('link', { name: /^Concrete/ }).click()
    await page.getByRole('link', { name: /^Gum leaves/ }).click()
    await heading(page, 2, 'What should it clean?').waitFor()
    await page.getByRole('link', { name: 'That is enough, tell me' }).click()
    await heading(page, 1, /Get the Dolphin\sS\s100/).waitFor()
    expect(await search(page)).toBe(gumLeaves)
    expect(await page.getByRole('link', { name: /^See it, A\$899\.00$/ }).getAttribute('href')).toBe(
      '/en-au/products/dolphin-s100/',
    )
    const main = page.getByRole('main')
    await main.getByText('Reaches 8 m, yours is 8: near its limit', { exact: true }).waitFor()
    await main.getByText('2.5 L basket: empty it often').waitFor()
    // What a dearer one is for, and that it is dearer for nothing else.
    const card = main.getByRole('region', { name: 'Also worth a look' })
    for (const words of ['Does it better', 'Dolphin S 200', 'A$400 more', '3 L basket for leaves'])
      await card.getByText(words).first().waitFor()
    await main.getByText('A$50 more for nothing you asked for').waitFor()
    for (const [name, href] of [
      ['Book a demo', '/en-au/book-a-demo/?model=dolphin-s100&pool=in-ground&length=8'],
      ['Find a dealer who shows it', '/en-au/support/find-a-dealer/?service=demo&line=dolphin'],
      ['Compare these four', '/en-au/product-comparison/?models=dolphin-s100,dolphin-s200,liberty-200,liberty-300'],
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
    expect(await page.getByLabel('Metres').inputValue()).toBe('8')
    await page.goForward()
    await heading(page, 2, 'What is it lined with?').waitFor()
    await page.reload()
    await heading(page, 2, 'What is it lined with?').waitFor()
    await page.getByRole('link', { name: 'Change 8 m' }).waitFor()

    await go(`${finder}${gumLeaves}&utm=letter`)
    await expect.poll(() => winner(page)).toMatch(/S.100/)
    await page.getByRole('link', { name: 'Change Length: 8 m' }).click()
    await page.getByLabel('Metres').fill('13')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect.poll(() => winner(page)).toMatch(/M.400/)
    expect(new URLSearchParams(await search(page)).get('utm')).toBe('letter')
    await page.goBack()
    await page.goBack()
    await expect.poll(() => winner(page)).toMatch(/S.100/)
    expect(errors).toEqual([])
  })

  it('keeps a typed figure through the way back, a reload, and a step aside', async () => {
    const { page, go, errors } = await reader()
    await go(`${finder}?pool=in-ground&at=length`)
    const typed = () => page.getByLabel('Metres').inputValue()
    await page.getByLabel('Metres').fill('9.5')
    await page.getByRole('button', { name: 'Next' }).click()
    await heading(page, 2, 'What is it lined with?').waitFor()
    await page.goBack()
    await heading(page, 2, 'How long is it?').waitFor()
    expect(await typed()).toBe('9.5')
    await page.reload()
    await expect.poll(typed).toBe('9.5')
    // Typed, but not sent.
    await page.getByLabel('Metres').fill('11.5')
    await page.getByRole('link', { name: 'That is enough, tell me' }).click()
    await expect.poll(() => winner(page)).toMatch(/S.300i/)
    expect(await search(page)).toBe('?pool=in-ground&length=11.5')
    await page.goBack()
    await expect.poll(typed).toBe('11.5')
    await page.getByRole('link', { name: 'Skip this one' }).click()
    await heading(page, 2, 'What is it lined with?').waitFor()
    expect(await search(page)).toBe('?pool=in-ground&at=surface')
    await go(`${finder}?pool=in-ground&length=8&at=budget`)
    await page.getByLabel('Another amount').fill('1400')
    await page.reload()
    await expect.poll(() => page.getByLabel('Another amount').inputValue()).toBe('1400')
    expect(errors).toEqual([])
  })

  it('shows beside the best value what costs less and what does more, and why', async () => {
    const { page, walk } = await reader()
    await walk(`${finder}?pool=in-ground&length=5&debris=sand&power=cordless`)
    await heading(page, 1, /Get the Liberty\s300/).waitFor()
    const main = page.getByRole('main')
    await main.getByText('Best value', { exact: true }).waitFor()
    const cards = main.getByRole('region', { name: 'Spend less, or get more' }).locator('h3').locator('xpath=../..')
    const said = async (index: number) => (await cards.nth(index).innerText()).replaceAll('\u00a0', ' ')
    expect(await cards.count()).toBe(2)
    for (const words of ['Costs less', 'Liberty 200', 'A$400 less', '100 µm filter: fine dust passes'])
      expect(await said(0)).toContain(words)
    for (const words of ['Does more', 'Liberty 400', 'A$650 more', 'Cleans the waterline too', 'Run from your phone'])
      expect(await said(1)).toContain(words)
    await walk(`${finder}?pool=in-ground&length=11.5&cleans=waterline`)
    await main.getByText('More reserve').waitFor()
    await main.getByText('Reaches 2 m further').first().waitFor()
    // What the closest lacks is said with it.
    await walk(`${finder}?pool=in-ground&length=13&power=cordless`)
    await main.getByRole('list', { name: 'What it does not do' }).getByText('On 20 m of cable').waitFor()
    // Where nothing else would do, nothing is the best of several.
    await walk(`${finder}?cleans=steps`)
    await heading(page, 1, /Niya/).waitFor()
    expect(await main.getByText('Best value', { exact: true }).count()).toBe(0)
  })

  it('says the same number of models everywhere', async () => {
    const { page, walk } = await reader()
    const main = page.getByRole('main')
    const numbers = async (text: string | RegExp) => {
      const said = await main.getByText(text).first().innerText()
      return (said.replace('None', '0').match(/\d+/g) ?? []).map(Number)
    }
    for (const [edition, all] of [
      ['en-au', 15],
      ['en-nz', 11],
      ['en-za', 12],
    ] as const) {
      await walk(`/${edition}/which-model/`)
      expect(await numbers(/models, a tile each/), edition).toEqual([all])
      expect(await main.getByRole('rowheader').count(), edition).toBe(all)
      for (const pool of ['in-ground', 'above-ground', 'plunge'])
        for (const length of [5, 8, 12]) {
          const told = `pool=${pool}&length=${length}`
          await walk(`/${edition}/which-model/?${told}&at=length`)
          const aside = main.getByRole('complementary', { name: 'What fits so far' })
          const [fits, of] = await numbers(/of \d+ models fits? \d/)
          expect([...((await aside.innerText()).match(/\d+ of \d+/) ?? [])], told).toEqual([`${fits} of ${of}`])
          expect(of, told).toBe(all)
          await walk(`/${edition}/which-model/?${told}`)
          if (fits === 0) {
            await heading(page, 1, 'Nothing we sell fits that.').waitFor()
            continue
          }
          await heading(page, 1, /^Get the/).waitFor()
          expect(await numbers(/of \d+ models fits?\.$/), told).toEqual([fits, all])
          const listed = (name: string) =>
            main.getByRole('heading', { level: 3, name }).locator('xpath=following-sibling::ul[1]/li').count()
          const beside = await main
            .locator('h3')
            .filter({ has: page.locator('a') })
            .count()
          expect(1 + beside + (await listed('These fit too')), told).toBe(fits)
          expect(await listed('These do not fit'), told).toBe(all - Number(fits))
        }
    }
    await walk(`${finder}?pool=in-ground&length=8&at=budget`)
    const step = page.getByRole('link', { name: /^A\$1,500/ })
    const [, , bought] = (await step.innerText()).match(/\d+/g) ?? []
    await step.click()
    await heading(page, 1, /^Get the/).waitFor()
    expect(await numbers(/of \d+ models fits?\.$/)).toEqual([Number(bought), 15])
  })

  it('offers nothing that is not sold in the edition, and says so; warns of what is left without a model', async () => {
    const { page, walk } = await reader()
    const main = page.getByRole('main')
    await walk('/en-nz/which-model/')
    await main.getByText(/^Spa or public pool\? We sell nothing for that in New Zealand/).waitFor()
    expect(await main.getByRole('link', { name: /^(Spa|Public)/ }).count()).toBe(0)
    await walk('/en-za/which-model/?at=cleans')
    await main.getByText(/^What floats or steps and corners\? We sell nothing for that/).waitFor()
    await walk(`${finder}?pool=in-ground&length=18&at=surface`)
    await main.getByRole('link', { name: 'Pebble Nothing fits. See what comes closest' }).click()
    await heading(page, 1, 'Nothing we sell fits that.').waitFor()
    await heading(page, 2, 'The near misses').waitFor()
    await walk(`${finder}?pool=plunge&length=5&at=cleans`)
    await main.getByRole('link', { name: 'Floor and walls Nothing that fits your pool does this' }).waitFor()
  })

  it('carries the pool into the demo form, where it can be changed, and nothing typed is lost', async () => {
    const { page, go, walk } = await visitor()
    await go('/en-za/which-model/?pool=in-ground&length=8.5')
    await page.getByRole('link', { name: 'Book a demo' }).first().click()
    const form = page.locator('form[data-form="book-a-demo"]')
    const values = () =>
      form.evaluate((element) => {
        const data = new FormData(element as HTMLFormElement)
        return ['product', 'poolType', 'poolLength', 'name'].map((name) => data.get(name))
      })
    await expect.poll(values).toEqual(['dolphin-s200', 'in-ground', '8,5', ''])
    await page.getByText(/Filled in for you: .*kind of pool: In the ground; length: 8,5/).waitFor()
    await form.getByLabel('Name').fill('Thandi')
    await form.getByLabel('Length').fill('9')
    await walk('/en-za/which-model/?pool=plunge&length=4')
    await page.getByRole('link', { name: 'Book a demo' }).first().click()
    await expect.poll(values).toEqual(['dolphin-e10', 'plunge', '9', 'Thandi'])
    const note = page.getByText(/^Filled in for you/)
    expect(await note.innerText()).toMatch(/kind of pool: Splash pool/)
    expect(await note.innerText()).not.toMatch(/length/)
  })

  it('names the nearest who shows it once somebody has said where they are', async () => {
    const { page, go, walk } = await visitor()
    await go('/en-nz/support/find-a-dealer/')
    await page.getByRole('combobox', { name: 'Suburb, town or postcode' }).fill('Tauranga')
    await page
      .getByRole('option', { name: /Tauranga/ })
      .first()
      .click()
    await heading(page, 1, /Tauranga/).waitFor()
    await walk('/en-nz/which-model/?pool=in-ground&length=8')
    const booking = page.getByRole('link', { name: 'Book a demo there' })
    await booking.waitFor()
    expect(await booking.getAttribute('href')).toMatch(
      /^\/en-nz\/book-a-demo\/\?model=dolphin-s100&dealer=[a-z0-9-]+&pool=in-ground&length=8$/,
    )
    // Elsewhere nobody has.
    await walk('/en-za/which-model/?pool=in-ground&length=8')
    await page.getByRole('link', { name: 'Find a dealer who shows it' }).waitFor()
    expect(await booking.count()).toBe(0)
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
    ['?pool=in-ground&length=18&at=surface', changing],
    ['?pool=in-ground&length=6', changing],
    [gumLeaves, changing],
    ['?length=70', changing],
  ] as const) {
    await walk(finder + query)
    for (const problem of await violationsInBothThemes(page, part)) problems.push(`${query} ${problem}`)
  }
  expect(problems).toEqual([])
})
