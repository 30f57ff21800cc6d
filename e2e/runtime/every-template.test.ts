import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { isEditionCode } from '../../src/domain/edition/edition-code.ts'
import { isSameDocument, markDocument, visit, whenAlive } from '../support/browser.ts'
import { builtPages } from '../support/built-pages.ts'
import { eventually } from '../support/eventually.ts'
import { clickLink } from '../support/links.ts'
import { recordTraffic } from '../support/traffic.ts'
import { test as base } from '../support/visitor-test.ts'
import { withoutPrefetch } from '../support/without-prefetch.ts'

/** The tests come one after the other and share two tabs: one without scripts, one with. */
const test = base
  .extend('plain', { scope: 'file' }, async ({ browser, site }) => {
    const { page } = await visit(browser, { baseURL: site.origin, javaScriptEnabled: false })
    return page
  })
  .extend('reader', { scope: 'file' }, async ({ browser, site }) => {
    const reader = await visit(browser, { baseURL: site.origin })
    await withoutPrefetch(reader.page)
    await reader.page.goto('/en-au/privacy/')
    await whenAlive(reader.page)
    return { ...reader, ...recordTraffic(reader.page) }
  })

const editionOf = (path: string): string => {
  const first = path.split('/')[1] ?? ''
  return isEditionCode(first) ? first : 'no edition'
}

/** One page for each template and edition. */
const pages = new Map(
  builtPages()
    .sort((one, other) => one.path.localeCompare(other.path))
    .map(({ component, path }) => [`${component} of ${editionOf(path)}`, path]),
)

/** What a visitor without scripts reads; from a page that has them, what it offers beyond that is taken for good. */
const wordsWithoutScripts = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const within = (group: { cssRules: CSSRuleList }): CSSRule[] =>
      [...group.cssRules].flatMap((rule) => [rule, ...(rule instanceof CSSGroupingRule ? within(rule) : [])])
    const rules = [...document.styleSheets]
      .flatMap(within)
      .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText === '(scripting: none)')
    // Each change has all styles worked out again, which costs more than the rest of a visit.
    if (!matchMedia('(scripting: none)').matches)
      for (const { media } of rules as CSSMediaRule[]) media.mediaText = 'all'
    for (const notice of document.querySelectorAll('main noscript')) notice.remove()
    return document.querySelector('main')?.innerText ?? ''
  })

describe('a page of every template', () => {
  test.for([...pages])(
    '%s is whole before any script runs, can be navigated to, and comes alive as it was [R17]',
    async ([, path], { plain, reader: { page, errors, console: messages, documents } }) => {
      errors.length = 0
      messages.length = 0
      await plain.goto(path)
      const [heading, title] = [await plain.locator('main h1').innerText(), await plain.title()]
      expect(heading).not.toBe('')
      expect(title).not.toBe('')
      const content = await wordsWithoutScripts(plain)
      expect(await plain.getByRole('navigation').count()).toBeGreaterThan(1)

      // From the page of the test before.
      await markDocument(page)
      const before = documents.length
      await clickLink(page, path)
      await page.waitForURL(path)
      // Reading all words costs more than a navigation: they are read once the page is there.
      await page.waitForFunction((title) => document.title === title, title)
      await eventually(() => wordsWithoutScripts(page)).toBe(content)
      expect(documents).toHaveLength(before)
      expect(await isSameDocument(page)).toBe(true)
      messages.length = 0

      const isNotFound = (await plain.locator('html').getAttribute('data-page-kind')) === 'not-found'
      await page.goto(path)
      await whenAlive(page)
      expect(await page.locator('main h1').innerText()).toBe(heading)
      expect(await page.title()).toBe(title)
      // React says so on the console when what it renders is not what was prerendered.
      expect(errors).toEqual([])
      const complaints = messages.filter((line) => line.startsWith('error'))
      expect(complaints).toHaveLength(isNotFound ? 1 : 0)
    },
  )
})
