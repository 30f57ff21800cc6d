import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { at, missing } from '../support/faults.ts'
import { openSite, phone } from './open-site.ts'
import { violationsInBothThemes } from './violations.ts'

const { visitor, resident, site } = openSite()
const reader = resident()

const finder = '/en-au/support/find-a-dealer/'
const heading = (page: Page) => page.locator('main h1').innerText()
const search = (page: Page) => page.evaluate(() => location.search)
const field = (page: Page) => page.getByRole('combobox', { name: 'Suburb, town or postcode' })
const suggestion = (page: Page) => page.getByRole('listbox', { name: 'Places' }).getByRole('option')
const rows = (page: Page) => page.locator('main ol > li')
const map = (page: Page) => page.getByRole('region', { name: 'Map of dealers' })

const findFrom = async (page: Page, place: string) => {
  await field(page).fill(place)
  await suggestion(page).first().waitFor()
  await page.keyboard.press('Enter')
  await rows(page).first().waitFor()
}

/** Typos, distances, and what is in the address: e2e/browsers/find-a-dealer.test.ts. */
describe('finding a dealer', () => {
  it('opens a link that somebody shared, and makes nothing of nonsense in it', async () => {
    const { page, go, errors } = await reader()
    await go(`${finder}?place=2232&service=water-treatment&line=ecoclear`)
    await expect.poll(() => heading(page)).toContain('for water treatment within')
    expect(await page.getByLabel('Only dealers that carry').inputValue()).toBe('ecoclear')
    await go(`${finder}?place=Xyzzyqwert&service=__proto__&line=9`)
    await page.getByText('We can’t find “Xyzzyqwert” in Australia', { exact: false }).waitFor()
    expect(await heading(page)).toBe('Find a dealer')
    expect(errors).toEqual([])
  })

  it('says so where nobody is near, and what to do', async () => {
    const { page, walk } = await reader()
    await walk(`${finder}?place=Birdsville`)
    await expect.poll(() => heading(page)).toMatch(/^Nobody within 150\skm of Birdsville$/)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Ring 1800/ })
      .waitFor()
    expect(await rows(page).count()).toBe(3)
  })

  it('asks which place is meant where several have its name, and guesses at no postcode', async () => {
    const { page, walk } = await reader()
    await walk(finder)
    await field(page).fill('31211')
    await suggestion(page).first().waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('There’s no postcode 31211. Is it one of these?').waitFor()
    await field(page).fill('99999')
    await page.keyboard.press('Enter')
    await page.getByText('There’s no postcode 99999. Try the suburb or town.').waitFor()
    await field(page).fill('richmond')
    await suggestion(page).first().waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('Which Richmond? Choose yours.').waitFor()
    expect(await search(page)).toBe('')
    await suggestion(page).filter({ hasText: 'VIC 3121' }).click()
    await rows(page).first().waitFor()
    expect(await search(page)).toBe('?place=Richmond+3121')
  })

  it('can be done by keyboard alone', async () => {
    const { page, walk } = await reader()
    await walk(finder)
    await field(page).focus()
    await page.keyboard.type('Bondi')
    await suggestion(page).first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const active = await field(page).getAttribute('aria-activedescendant')
    const second = suggestion(page).nth(1)
    expect(await second.getAttribute('id')).toBe(active)
    expect(await second.getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('Escape')
    await expect.poll(() => suggestion(page).count()).toBe(0)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await rows(page).first().waitFor()

    // From the list to the map …
    const shown = rows(page).nth(1).getByRole('button')
    await shown.focus()
    await page.keyboard.press('Enter')
    const name = (await rows(page).nth(1).getByRole('heading').innerText()).trim()
    await expect
      .poll(() =>
        map(page)
          .getByRole('button', { name: `2, ${name}` })
          .getAttribute('aria-pressed'),
      )
      .toBe('true')
    await rows(page)
      .nth(1)
      .getByRole('link', { name: /^Directions/ })
      .waitFor()
    // … and back.
    await map(page).getByRole('button', { name: /^1, / }).focus()
    await page.keyboard.press(' ')
    expect(await rows(page).first().getByRole('button').getAttribute('aria-pressed')).toBe('true')
  })

  it('shows clusters that come apart when they are pressed', async () => {
    const { page, walk } = await reader()
    await walk(finder)
    const cluster = map(page)
      .getByRole('button', { name: /\d+ dealers near/ })
      .first()
    await cluster.waitFor()
    const before = await cluster.getAttribute('aria-label')
    await cluster.press('Enter')
    await expect.poll(() => cluster.getAttribute('aria-label').catch(() => '')).not.toBe(before)
    await map(page).getByRole('button', { name: 'All of Australia' }).click()
    await expect.poll(() => map(page).getByText('Northern Territory').count()).toBe(1)
  })
})

it('the map goes down to the end of its column, and along with a list of dealers', async () => {
  const { page, go } = await visitor({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const below = () =>
    map(page).evaluate((section) => {
      const column = section.parentElement?.getBoundingClientRect().bottom ?? 0
      return Math.round(Math.min(column, innerHeight) - section.getBoundingClientRect().bottom)
    })
  await go(finder)
  await map(page).waitFor()
  expect(await below()).toBeLessThanOrEqual(1)
  await page.evaluate(() => scrollTo(0, 200))
  expect(await below()).toBeLessThanOrEqual(1)
  await go(`${finder}?place=2232`)
  await rows(page).first().waitFor()
  for (const top of [0, 300, 2000]) {
    await page.evaluate((to) => scrollTo(0, to), top)
    expect(await below()).toBeLessThanOrEqual(1)
  }
})

describe('on a phone', () => {
  it('list and map stand in the order in which they are tabbed, and nothing is written below the corners of the map', async () => {
    const { page, go, walk } = await visitor({ ...phone, reducedMotion: 'reduce' })
    const problems: unknown[] = []
    await go('/en-au/about-us/')
    for (const address of [
      finder,
      `${finder}?place=2232`,
      '/en-nz/support/find-a-dealer/',
      '/en-za/support/find-a-dealer/',
      '/en-za/support/find-a-dealer/?place=Durban',
    ]) {
      await walk(address)
      if (address.includes('place')) await rows(page).first().waitFor()
      await map(page).scrollIntoViewIfNeeded()
      const { covered, inOrder } = await map(page).evaluate((section) => {
        const boxOf = (element: Element) => element.getBoundingClientRect()
        const corners = [...section.querySelectorAll(':scope > p, :scope > div:not(:first-child)')].map(boxOf)
        const texts = [...section.querySelectorAll('svg > text')]
        const list = section.previousElementSibling ?? section
        return {
          covered: texts
            .filter((text) =>
              corners.some((corner) => {
                const box = boxOf(text)
                return (
                  box.left < corner.right &&
                  corner.left < box.right &&
                  box.top < corner.bottom &&
                  corner.top < box.bottom
                )
              }),
            )
            .map(({ textContent }) => textContent),
          inOrder: boxOf(list).bottom <= boxOf(section).top + 1,
        }
      })
      if (!inOrder || covered.length > 0) problems.push([address, inOrder, covered])
    }
    expect(problems).toEqual([])
  })
})

describe('the location of the browser', () => {
  it('is asked for on request only, and stays out of the address', async () => {
    const { page, context, go } = await visitor({
      prepare: `const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
        navigator.geolocation.getCurrentPosition = (...given) => { window.asked = true; ask(...given) }`,
    })
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: -33.8688, longitude: 151.2093 })
    await go(`${finder}?place=Perth&service=sales`)
    await expect.poll(() => heading(page)).toContain('of Perth')
    expect(await page.evaluate(() => 'asked' in window)).toBe(false)
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect.poll(() => heading(page)).toMatch(/of you$/)
    expect(await search(page)).toBe('?service=sales')
    await page.goBack()
    await expect.poll(() => heading(page)).toContain('of Perth')
  })

  it('is not needed: a refusal is answered in words', async () => {
    const { page, go, errors } = await visitor({ permissions: [] })
    await go(finder)
    await page.getByRole('button', { name: 'Use my location' }).click()
    await page.getByText('Your browser keeps your location to itself.', { exact: false }).waitFor()
    await findFrom(page, '4000')
    expect(errors).toEqual([])
  })
})

describe('without the list of places', () => {
  it('suburbs with a dealer are still found, and the page says why', async () => {
    const { page, go } = await visitor()
    site().breakWith(at(/^\/gazetteer\//, missing))
    await go(finder)
    await field(page).focus()
    await page.getByText('The list of places won’t load just now.', { exact: false }).waitFor()
    await findFrom(page, 'Kirrawee')
    expect(await heading(page)).toContain('Kirrawee')
  })
})

describe('a dealer', () => {
  it('has a page with hours by its own clock, the way there and the next nearest', async () => {
    // Monday 08:30 in Sydney: open there, and still night in Perth.
    const { page, go, errors } = await visitor({ timezoneId: 'Australia/Perth' })
    await page.clock.setFixedTime(new Date('2026-11-15T21:30:00Z'))
    await go(`${finder}poolwright-kirrawee/`)
    await page.getByText(/^Open until/).waitFor()
    const main = page.getByRole('main')
    expect(await main.getByRole('link', { name: /^Directions/ }).getAttribute('href')).toMatch(
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Poolwright%20Kirrawee%2C%2041%20Bath/,
    )
    expect(await main.getByRole('link', { name: 'Book a demo' }).getAttribute('href')).toBe(
      '/en-au/book-a-demo/?dealer=poolwright-kirrawee',
    )
    expect(await main.locator('section li a').count()).toBe(3)
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')
    expect(await current.allInnerTexts()).toEqual(['Find a dealer'])
    expect(errors).toEqual([])
  })

  it('says on a holiday that it is closed, and which days are next', async () => {
    const { page, go, errors } = await visitor()
    await page.clock.setFixedTime(new Date('2026-12-24T23:00:00Z'))
    await go(`${finder}poolwright-kirrawee/`)
    await page.getByText('Closed today, Christmas Day; opens Tuesday').waitFor()
    const main = page.getByRole('main')
    expect(await main.getByText('Closed, Christmas Day').count()).toBe(1)
    expect(await main.getByText('Closed, Australia Day').count()).toBe(0)
    await go(`${finder}?place=Kirrawee`)
    await rows(page).getByText('Closed today, Christmas Day').first().waitFor()
    await go('/en-au/support/contact/')
    await page.getByText('Closed today, Christmas Day; opens tomorrow').waitFor()
    expect(errors).toEqual([])
  })

  it('is found without scripts: by state, then on its page', async () => {
    const { page, go } = await visitor({ javaScriptEnabled: false, ...phone })
    await go(finder)
    for (const control of ['main input', 'main button', 'main svg [role]'])
      expect(await page.locator(`${control}:visible`).count(), control).toBe(0)
    await page.getByRole('heading', { name: 'New South Wales' }).click()
    await page.getByRole('link', { name: 'Poolwright Kirrawee' }).click()
    expect(await heading(page)).toBe('Poolwright Kirrawee')
    expect(await page.getByText('41 Bath Road', { exact: true }).isVisible()).toBe(true)
  })
})

it('no state has an accessibility violation in either theme', async () => {
  const { page, go, walk } = await visitor({ reducedMotion: 'reduce' })
  await go(finder)
  expect(await violationsInBothThemes(page, 'html')).toEqual([])
  await field(page).fill('Suth')
  await suggestion(page).first().waitFor()
  await page.keyboard.press('ArrowDown')
  expect(await violationsInBothThemes(page, 'main')).toEqual([])
  await page.keyboard.press('Enter')
  await rows(page).first().waitFor()
  expect(await violationsInBothThemes(page, 'main')).toEqual([])
  await walk(`${finder}?place=Birdsville&service=repairs`)
  await expect.poll(() => heading(page)).toContain('Birdsville')
  expect(await violationsInBothThemes(page, 'main')).toEqual([])
  await walk(`${finder}poolwright-kirrawee/`)
  expect(await violationsInBothThemes(page, 'html')).toEqual([])
})
