import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { at, gate } from '../support/faults.ts'
import { dialog, errorsIn, headerButton, openSite, type Visitor } from './open-site.ts'

const { visitor, resident, site } = openSite()
const home = '/en-au/about-us/'
const reader = resident({}, home)

const openPanel = async (visitor: Visitor) => {
  await headerButton(visitor.page, /^Search$/).click()
  return { ...visitor, ...inPanel(visitor.page) }
}

/** By somebody who may have searched before. */
const openSearch = async () => openPanel(await reader())

/** By somebody who never has. */
const openFirstSearch = async () => {
  const opened = await visitor()
  await opened.go(home)
  return openPanel(opened)
}

const inPanel = (page: Page) => {
  const panel = dialog(page, 'Search')
  return {
    panel,
    input: panel.getByRole('combobox', { name: 'What are you looking for?' }),
    status: panel.getByRole('status', { name: 'Number of results' }),
    results: panel.getByRole('listbox', { name: 'Results' }),
    suggestions: panel.getByRole('listbox', { name: 'Suggestions' }),
  }
}

describe('search', () => {
  it('finds pages as one types, and leads there [U7] [U9]', async () => {
    const { page, input, results, status, errors } = await openSearch()
    await input.fill('brush set')
    await results
      .getByRole('option', { name: /brush set/i })
      .first()
      .waitFor()
    expect(await results.locator('mark').first().innerText()).toMatch(/brush/i)
    expect(await results.getByRole('group', { name: 'Products' }).locator('img').count()).toBeGreaterThan(0)
    await input.fill('warranty')
    await expect.poll(() => status.innerText()).toMatch(/results in Australia/)
    // The results of the words before stand until those of these are there.
    const hit = results.getByRole('option', { name: /warranty/i }).first()
    const href = await hit.getAttribute('href')
    await hit.click()
    await page.waitForURL(`**${href}`)
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
    expect(errors).toEqual([])
  })

  it('corrects a typo, says so, and takes the letters as they are when asked', async () => {
    const { panel, input, results, status } = await openSearch()
    await input.fill('skimi')
    await expect.poll(() => status.innerText()).toMatch(/^Showing skimmi/)
    await results
      .getByRole('option', { name: /skimmi/i })
      .first()
      .waitFor()
    await panel.getByRole('button', { name: 'Search for “skimi” instead' }).click()
    await expect.poll(() => status.innerText()).toMatch(/^Nothing found for “skimi”/)
    await input.fill('filtr')
    await expect.poll(() => status.innerText()).toMatch(/^Showing filter/)
  })

  it('knows what people call things, and where who wants something has to go', async () => {
    const { input, results } = await openSearch()
    const first = results.getByRole('option').first()
    for (const [query, path] of [
      ['creepy crawly', '/en-au/shop/residential/'],
      ['careers', '/en-au/jobs/'],
      ['guarantee', '/en-au/warranty/'],
      ['dealer near me', '/en-au/support/find-a-dealer/'],
    ] as const) {
      await input.fill(query)
      await expect.poll(() => first.getAttribute('href')).toBe(path)
    }
  })

  it('offers the dealers near a place, which is there when the connection is not', async () => {
    const { page, context, input, results } = await openSearch()
    const near = results.getByRole('group', { name: 'Near a place' }).getByRole('option')
    await input.fill('dealers in Cottesloe')
    await expect.poll(() => near.first().innerText()).toMatch(/Dealers near Cottesloe/)
    // Those there come next, and nothing that merely has one of the words.
    expect(await results.getByRole('option').nth(1).innerText()).toMatch(/^Cottesloe Pool Room/)
    expect(await results.getByRole('group', { name: 'Products' }).count()).toBe(0)
    await context.setOffline(true)
    await input.fill('richmond')
    await expect.poll(() => near.count()).toBe(3)
    await context.setOffline(false)
    await input.fill('cottesloe')
    await near.first().click()
    await page.waitForURL('**/en-au/support/find-a-dealer/?place=Cottesloe+6011')
    await page.getByText(/km/).first().waitFor()
  })

  it('sets its groups in two columns that end at about the same height', async () => {
    const opened = await visitor({ viewport: { width: 1440, height: 900 } })
    await opened.go(home)
    const { input, results } = await openPanel(opened)
    await input.fill('dealers in Cottesloe')
    await results.getByRole('group', { name: 'Near a place' }).waitFor()
    const left = (name: string) =>
      results.getByRole('group', { name }).evaluate((group) => group.getBoundingClientRect().left)
    expect(await left('Dealers')).toBe(await left('Near a place'))
    expect(await left('Pages and news')).toBeGreaterThan(720)
  })

  it('finds only pages of its edition', async () => {
    const opened = await reader()
    await opened.walk('/en-nz/about-us/')
    const { input, results } = await openPanel(opened)
    await input.fill('dolphin')
    await results.getByRole('option').first().waitFor()
    const hrefs = await results.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs.length).toBeGreaterThan(3)
    expect(hrefs.filter((href) => !href?.startsWith('/en-nz/'))).toEqual([])
  })

  it('goes by keyboard: arrows through the results, Enter to open, and focus stays in the field', async () => {
    const { page, input, results } = await openSearch()
    await input.fill('filter')
    await results.getByRole('option').nth(2).waitFor()
    const chosen = () => results.locator('[aria-selected=true]').getAttribute('id')
    const first = await chosen()
    expect(await input.getAttribute('aria-activedescendant')).toBe(first)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect.poll(chosen).not.toBe(first)
    expect(await input.getAttribute('aria-activedescendant')).toBe(await chosen())
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    expect(await results.getByRole('option').last().getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('ArrowDown')
    const href = await results.getByRole('option').first().getAttribute('href')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${href}`)
  })

  it('shows all of a group when asked', async () => {
    const { page, input, results } = await openSearch()
    await input.fill('filter')
    const products = results.getByRole('group', { name: 'Products' }).getByRole('option')
    await results.getByRole('option', { name: /^All \d+ products$/ }).waitFor()
    const before = await products.count()
    for (let step = 0; step < before - 1; step += 1) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => products.count()).toBeGreaterThan(before)
  })

  it('helps on when nothing is found, and takes odd input', async () => {
    const { panel, input, status, suggestions, errors } = await openSearch()
    for (const query of ['zzzzqqqq', '*', '"(', '<img src=x onerror=alert(1)>', 'é'.repeat(300)]) {
      await input.fill(query)
      await expect.poll(() => status.innerText()).toMatch(/Nothing found|results?/)
    }
    await input.fill('zzzzqqqq')
    await expect.poll(() => status.innerText()).toMatch(/^Nothing found for “zzzzqqqq” in Australia/)
    expect(await suggestions.getByRole('option').count()).toBeGreaterThan(4)
    expect(await panel.getByRole('link', { name: /^Ask a person/ }).getAttribute('href')).toMatch(/^tel:\d+$/)
    await input.fill('   ')
    await expect.poll(() => status.innerText()).toBe('')
    expect(errors).toEqual([])
  })

  it('says when its list does not load, and works once it does', async () => {
    site().breakWith((_, { pathname }) =>
      pathname.startsWith('/search/') ? new Response('down', { status: 503 }) : undefined,
    )
    const { panel, input, results, errors, console } = await openFirstSearch()
    await input.fill('dolphin')
    await panel.getByRole('alert').waitFor()
    site().breakWith()
    await input.fill('dolphins')
    await results.getByRole('option').first().waitFor()
    expect(await panel.getByRole('alert').count()).toBe(0)
    expect(errors).toEqual([])
    expect(errorsIn(console).filter((line) => !line.includes('503'))).toEqual([])
  })
})

describe('a search in the address', () => {
  it('opens the panel with its results, and typing adds nothing to the history', async () => {
    const { page, go } = await reader()
    await go('/en-au/?q=filter')
    const { input, status } = inPanel(page)
    await expect.poll(() => status.innerText()).toMatch(/results in Australia/)
    expect(await input.inputValue()).toBe('filter')
    const entries = await page.evaluate(() => history.length)
    await input.fill('brush set')
    await page.waitForURL('**/en-au/?q=brush+set')
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await page.keyboard.press('Escape')
    await page.waitForURL('**/en-au/')
    await page.goBack()
    await page.waitForURL('**/en-au/about-us/')
  })
})

describe('a result chosen at once', () => {
  it('is gone to however long it takes to come, and the search is there again on the way back', async () => {
    const data = gate()
    site().breakWith(at(/^\/page-data\/en-au\/products\//, data.fault))
    const { page, input, results, status } = await openFirstSearch()
    await input.fill('fine filter')
    const tookLong = page.evaluate(() => new Promise((resolve) => addEventListener('delayed-load', resolve)))
    await results.getByRole('option').first().click()
    await tookLong
    data.open()
    await page.waitForURL('**/en-au/products/**')
    await page.goBack()
    await expect.poll(() => status.innerText()).toMatch(/results in Australia/)
    expect(await input.inputValue()).toBe('fine filter')
  })
})

describe('recent searches', () => {
  it('are those that led somewhere, can be used again, and can be forgotten', async () => {
    const { page, panel, input, results, suggestions } = await openFirstSearch()
    await input.fill('fine filter')
    await results.getByRole('option').first().click()
    await page.waitForURL('**/en-au/products/**')
    await headerButton(page, /^Search$/).click()
    await input.fill('')
    const recent = suggestions.getByRole('group', { name: 'Recent' }).getByRole('option')
    expect(await recent.allInnerTexts()).toEqual(['fine filter'])
    await recent.click()
    expect(await input.inputValue()).toBe('fine filter')
    await results.getByRole('option').first().waitFor()
    await input.fill('')
    await panel.getByRole('button', { name: 'Forget my searches' }).click()
    expect(await recent.count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull()
  })
})
