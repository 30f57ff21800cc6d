import { describe, expect, it } from 'vitest'
import { dialog, headerButton, openSite, phone } from '../site/open-site.ts'
import { samplePaths } from '../site/site-paths.ts'
import { violations, violationsInBothThemes } from '../site/violations.ts'
import { builtPage } from '../support/built-pages.ts'

const { visitor } = openSite()

it('a theme chosen against the system has no accessibility violation either', async () => {
  const { page, go } = await visitor({ colorScheme: 'light' })
  await go('/en-au/warranty/')
  await page.getByRole('button', { name: 'Dark' }).click()
  expect(await violations(page, 'html')).toEqual([])
})

it('words that are too pale are found, though nobody paints them', async () => {
  const { page, go } = await visitor()
  await go('/en-au/warranty/')
  await page.evaluate(() => {
    for (const text of document.querySelectorAll('p')) text.style.color = '#ddd'
  })
  const found = (await violations(page, 'main')).filter((line) => line.startsWith('color-contrast'))
  expect(found.length).toBeGreaterThan(3)
})

describe('in either theme', () => {
  it('a page of each template has no accessibility violation', async () => {
    const { page, go, walk } = await visitor()
    const problems: string[] = []
    await go('/en-au/about-us/')
    const framed = new Set<string>()
    for (const path of samplePaths) {
      await walk(path)
      expect(await page.title()).toBe(builtPage(path).head.title)
      // Around the pages of an edition all colours are the same.
      const edition = path.slice(0, 6)
      const inTheDark = framed.has(edition) ? 'main' : 'html'
      framed.add(edition)
      for (const problem of await violationsInBothThemes(page, 'html', inTheDark)) problems.push(`${path} ${problem}`)
    }
    expect(problems).toEqual([])
  }, 180_000)

  it('no panel has an accessibility violation', async () => {
    const { page, go } = await visitor(phone)
    const problems: string[] = []
    await go('/en-au/products/brush-set-m/')
    const check = async (name: string) => {
      await dialog(page, name).waitFor()
      for (const problem of await violationsInBothThemes(page, 'dialog[open]')) problems.push(`${name} ${problem}`)
    }
    for (const [button, name] of [
      [/^Menu$/, 'Menu'],
      [/^Search$/, 'Search'],
      [/^Cart/, 'Cart'],
    ] as const) {
      await headerButton(page, button).click()
      await check(name)
      await page.keyboard.press('Escape')
    }
    await headerButton(page, /^Menu$/).click()
    await dialog(page, 'Menu').getByRole('button', { name: 'Sign in or out' }).click()
    await check('Sign in')
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await dialog(page, 'Cart').getByRole('listitem').first().waitFor()
    await check('Cart')
    await dialog(page, 'Cart')
      .getByRole('button', { name: /^Remove/ })
      .click()
    await check('Cart')
    await page.keyboard.press('Escape')
    await headerButton(page, /^Menu$/).click()
    await dialog(page, 'Menu').getByRole('navigation').getByRole('button').first().click()
    await check('Robots')
    await page.keyboard.press('Escape')
    await headerButton(page, /^Search$/).click()
    for (const query of ['filtr', 'zzzzqqqq']) {
      await dialog(page, 'Search').getByRole('combobox').fill(query)
      await dialog(page, 'Search')
        .getByRole('status', { name: 'Number of results' })
        .filter({ hasText: /\w/ })
        .waitFor()
      await check('Search')
    }
    expect(problems).toEqual([])
  })
})
