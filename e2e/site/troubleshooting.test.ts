import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { keptPaths, whenKept } from '../worker/offline-visit.ts'
import { openSite, phone } from './open-site.ts'
import { violationsInBothThemes } from './violations.ts'

const { visitor, resident, site } = openSite()
const reader = resident()

const start = '/en-au/support/troubleshooting/'
const question = (page: Page) => page.locator('main h2').first().innerText()
const search = (page: Page) => page.evaluate(() => location.search)
const answer = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).click()

describe('the search for a fault', () => {
  it('leads from “it goes in circles” to an answer, and the browser goes back and forward in it', async () => {
    const { page, walk, errors } = await reader()
    await walk(start)
    await answer(page, 'It goes in circles')
    expect(await question(page)).toBe('Does it turn to the same side every time?')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(await question(page))
    await answer(page, 'Always to the same side')
    await answer(page, 'Yes, and it’s out now')
    expect(await search(page)).toBe('?symptom=circles&steps=drive-caught.drive-cleared')
    await page.getByRole('heading', { name: 'Did that fix it?' }).waitFor()

    await page.goBack()
    await expect.poll(() => question(page)).toBe('Is anything caught in a track, a wheel or a brush?')
    await page.goForward()
    await expect.poll(() => question(page)).toBe('That was probably all')
    await answer(page, 'Yes')
    expect(await question(page)).toBe('Good. Back to the deck chair.')
    expect(errors).toEqual([])
  })

  it('offers a cordless robot no fault of the water, and ends those at dealers who treat it', async () => {
    const { page, walk } = await reader()
    await walk(`${start}?model=liberty-300`)
    const offered = page.getByRole('main').getByRole('link')
    await offered.filter({ hasText: 'It goes in circles' }).waitFor()
    await offered.filter({ hasText: 'The cordless robot won’t charge' }).waitFor()
    for (const fault of ['The test shows no chlorine', 'The cable tangles', 'The water is cloudy'])
      expect(await offered.filter({ hasText: fault }).filter({ visible: true }).count()).toBe(0)

    await walk(`${start}?symptom=cloudy&steps=cloudy-filter.cloudy-robot.cloudy-dealer`)
    const dealers = page.getByRole('link', { name: 'Water treatment dealers near you' })
    expect(await dealers.getAttribute('href')).toBe('/en-au/support/find-a-dealer/?service=water-treatment')
  })

  it('goes on to a part and to a repair that is filled in already', async () => {
    const { page, walk } = await reader()
    await walk(`${start}?symptom=circles&steps=drive-caught.drive-sides.drive-worn.tracks-worn`)
    const parts = page.getByRole('main').locator('a[href*="/products/"]')
    await expect.poll(() => parts.count()).toBe(5)
    await page.getByLabel('Your model').selectOption('Dolphin S 300i')
    await expect.poll(() => parts.allInnerTexts()).toEqual([expect.stringContaining('A$69.00')])
    await answer(page, 'No, go on')
    await answer(page, 'Request a repair')
    await page.waitForURL('**/repairs-and-parts/?issue=drive-bench&model=dolphin-s300i#request')
    const filledIn = async (label: RegExp) => page.locator('#request').getByLabel(label).inputValue()
    await expect.poll(() => filledIn(/^Model/)).toBe('dolphin-s300i')
    expect(await filledIn(/^What is wrong/)).toBe('drive-bench')
  })

  it('keeps its place through a reload and in a link that is shared, and any answer can be gone back to', async () => {
    const { page, go } = await visitor(phone)
    await go(`${start}?symptom=no-climb&steps=climb-filter.climb-brush`)
    await expect.poll(() => question(page)).toBe('Are the brush fingers longer than the wear line?')
    await page.reload()
    await expect.poll(() => question(page)).toBe('Are the brush fingers longer than the wear line?')
    await page
      .getByRole('navigation', { name: 'So far' })
      .getByRole('link', { name: /Is your model made to climb/ })
      .click()
    expect(await search(page)).toBe('?symptom=no-climb')
    await answer(page, 'All symptoms')
    expect(await search(page)).toBe('')
  })

  it('makes the best of nonsense in the address, and says so', async () => {
    const { page, go, errors } = await reader()
    await go(`${start}?symptom=circles&steps=drive-caught.banana.repair&x=1`)
    await page.getByText('this is the last step that does', { exact: false }).waitFor()
    expect(await question(page)).toBe('Is anything caught in a track, a wheel or a brush?')
    await go(`${start}?symptom=__proto__`)
    await page.getByText('a symptom not on this list', { exact: false }).waitFor()
    expect(errors).toEqual([])
  })

  it('finds a symptom by other words, and is walked by keyboard alone', async () => {
    const { page, walk } = await reader()
    await walk(start)
    await page.getByLabel('Say it in a word').fill('banana')
    await page.getByText('Nothing here has those words', { exact: false }).waitFor()
    await page.getByLabel('Say it in a word').fill('spin')
    await page.getByText('1 of 23').waitFor()
    const press = async (key: string, times = 1) => {
      for (let count = 0; count < times; count += 1) await page.keyboard.press(key)
    }
    await press('Tab')
    await press('Enter')
    await expect.poll(() => question(page)).toBe('Does it turn to the same side every time?')
    await press('Tab', 2)
    await press('Enter')
    await expect.poll(() => question(page)).toBe('Is the cable twisted?')
  })

  it('starts again when the menu leads to where one is', async () => {
    const { page, walk } = await reader()
    await walk(`${start}?symptom=floats`)
    await expect.poll(() => question(page)).toMatch(/bubbles/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Find the fault' }).click()
    await page.getByLabel('Say it in a word').waitFor()
  })
})

describe('without a network', () => {
  it('the whole tree is there once the page has been visited', async () => {
    const { page, context, errors } = await visitor({ worker: true })
    await page.goto(site().origin + start)
    await whenKept(page)
    const kept = async () => Object.values(await keptPaths(page)).flat()
    const needed = [
      start,
      `/page-data${start}page-data.json`,
      expect.stringContaining('/assets/support-troubleshooting-'),
    ]
    await expect.poll(kept).toEqual(expect.arrayContaining(needed))
    await expect.poll(kept).toContainEqual(expect.stringContaining('/assets/drawings-'))
    await context.setOffline(true)
    await page.goto(`${site().origin}${start}?symptom=no-chlorine&steps=chlorine-output`)
    await expect.poll(() => question(page)).toBe('Are there fine bubbles between the plates?')
    await answer(page, 'None, and it shows no flow')
    await answer(page, 'It runs, but weakly')
    expect(await question(page)).toBe('Are the skimmer and pump baskets clear?')
    const drawing = page.locator('main svg use[href$="#pump-basket"]')
    await expect.poll(() => drawing.evaluate((use) => use.getBoundingClientRect().width)).not.toBe(0)
    expect(errors).toEqual([])
  })
})

describe('in other editions', () => {
  it('there are the symptoms of what is sold there', async () => {
    const { page, walk } = await reader()
    await walk('/en-nz/support/troubleshooting/')
    expect(await page.getByRole('heading', { name: 'Water treatment' }).count()).toBe(0)
    await walk('/en-za/support/troubleshooting/')
    await page.getByRole('link', { name: 'It says the salt is low' }).waitFor()
    expect(await page.getByText('ozone', { exact: false }).count()).toBe(0)
  })
})

describe('without scripts', () => {
  it('the tree is a manual of numbered steps, whose answers lead on', async () => {
    const { page, go } = await visitor({ javaScriptEnabled: false })
    await go(start)
    expect(await page.getByLabel('Say it in a word').isVisible()).toBe(false)
    await page.getByRole('link', { name: 'It goes in circles' }).click()
    const first = page.locator('#step-circles')
    expect(await first.innerText()).toContain('Does it turn to the same side every time?')
    await first.getByRole('link').first().click()
    expect(new URL(page.url()).hash).toBe('#step-drive-caught')
    expect(await page.locator('#step-drive-caught').isVisible()).toBe(true)
  })
})

describe('support', () => {
  it('leads into a symptom from its problem and from its question', async () => {
    const { page, walk } = await reader()
    await walk('/en-au/support/')
    await page.getByRole('heading', { name: 'It won’t climb walls' }).click()
    await page.getByRole('link', { name: 'Find it step by step' }).click()
    await page.waitForURL('**/troubleshooting/?symptom=no-climb')
    await expect.poll(() => question(page)).toBe('Is your model made to climb?')
    await walk('/en-nz/support/faq/cable-tangles/')
    await page.getByRole('link', { name: 'Find the fault step by step' }).click()
    await page.waitForURL('**/en-nz/support/troubleshooting/?symptom=cable-tangles')
  })
})

describe('in either theme', () => {
  it('no step and no outcome has an accessibility violation', async () => {
    const { page, go, walk } = await visitor(phone)
    const problems: string[] = []
    await go('/en-au/about-us/')
    for (const query of [
      '',
      '?symptom=banana',
      '?symptom=floats',
      '?symptom=floats&steps=floats-air',
      '?symptom=floats&steps=floats-air.fixed',
      '?symptom=circles&steps=drive-caught.drive-sides.drive-worn.tracks-worn',
      '?symptom=circles&steps=drive-caught.drive-sides.drive-motor',
      '?symptom=floats&steps=floats-panels.floats-cable.floats-dealer',
    ]) {
      await walk(start + query)
      for (const problem of await violationsInBothThemes(page, 'main')) problems.push(`${query} ${problem}`)
    }
    expect(problems).toEqual([])
  }, 180_000)
})
