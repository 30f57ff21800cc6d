import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { addressFile } from '../../src/site/data/known-addresses.ts'
import { borrowBrowser, type Visit, visit, whenAlive } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { at } from '../support/faults.ts'
import { addLink } from '../support/links.ts'
import { narrowest, problemsAtSight } from '../support/look-at-page.ts'
import { pagesOfTemplates } from '../support/pages-of-templates.ts'
import { recordTraffic } from '../support/traffic.ts'
import { test as base } from '../support/visitor-test.ts'
import { withoutPrefetch } from '../support/without-prefetch.ts'

interface PageWords {
  /** What a visitor without scripts reads. */
  shown: string
  /** All that is there, shown or not. */
  whole: string
  heading: string
  navigations: number
}

declare global {
  interface Window {
    pageWords: () => PageWords
    /** Nothing when the page's code was there first. */
    wordsBeforeCode: PageWords | undefined
  }
}

/** Has every document read as soon as all of it is there, which is before its code is fetched. */
const readDocuments = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const within = (group: { cssRules: CSSRuleList }): CSSRule[] =>
      [...group.cssRules].flatMap((rule) => [rule, ...(rule instanceof CSSGroupingRule ? within(rule) : [])])
    const setRules = (from: string, to: string) => {
      for (const rule of [...document.styleSheets].flatMap(within))
        if (rule instanceof CSSMediaRule && rule.conditionText === from) rule.media.mediaText = to
    }
    window.pageWords = () => {
      // What a page offers those without scripts is taken for good: each change has all styles worked out again.
      setRules('(scripting: none)', 'all')
      const main = document.querySelector('main')
      const copy = main?.cloneNode(true) as HTMLElement | undefined
      for (const notice of copy?.querySelectorAll('noscript') ?? []) notice.remove()
      return {
        shown: main?.innerText ?? '',
        whole: copy?.textContent ?? '',
        heading: main?.querySelector('h1')?.innerText ?? '',
        navigations: [...document.querySelectorAll('nav')].filter((each) => each.checkVisibility()).length,
      }
    }
    addEventListener('DOMContentLoaded', () => {
      if ('earlyEvents' in window) window.wordsBeforeCode = window.pageWords()
      // And given back. No page has rules for all media, which would be taken for these.
      setRules('all', '(scripting: none)')
    })
  })
}

/** The document as it was sent, before any script could touch it. */
const sentDocument = (page: Page, html: string) =>
  page.evaluate((html) => {
    const sent = new DOMParser().parseFromString(html, 'text/html')
    for (const notice of sent.querySelectorAll('main noscript')) notice.remove()
    return {
      kind: sent.documentElement.dataset.pageKind,
      title: sent.title,
      whole: sent.querySelector('main')?.textContent,
    }
  }, html)

/** Pages count days, and a run may begin on one and end on the next: here it stays that of the build. */
const onTheDayOfTheBuild = ({ context }: Visit): Promise<void> =>
  context.clock.setFixedTime(Number(process.env.SOURCE_DATE_EPOCH) * 1000)

/** The tests come one after the other and share two tabs: one loads every page, the other goes from page to page. */
const test = base
  .extend('loader', { scope: 'file' }, async ({ site }, { onCleanup }) => {
    const { browser, giveBack } = await borrowBrowser({ looks: true })
    onCleanup(giveBack)
    const loader = await visit(browser, { baseURL: site.origin, viewport: narrowest, painted: false })
    await onTheDayOfTheBuild(loader)
    await withoutPrefetch(loader.page)
    await readDocuments(loader.page)
    return loader
  })
  .extend('reader', { scope: 'file' }, async ({ browser, site }) => {
    const reader = await visit(browser, { baseURL: site.origin, viewport: narrowest })
    await onTheDayOfTheBuild(reader)
    await withoutPrefetch(reader.page)
    await readDocuments(reader.page)
    const traffic = recordTraffic(reader.page)
    await reader.page.goto('/en-au/privacy/')
    await whenAlive(reader.page)
    const link = await addLink(reader.page, '/')
    const follow = async (path: string) => {
      await link.evaluate((element, href) => element.setAttribute('href', href), path)
      await link.click()
      await reader.page.waitForURL(path)
    }
    return { ...reader, ...traffic, follow }
  })

const isCheckout = (path: string): boolean => path.startsWith('/en-au/shop/checkout/')

/** What these show once they are alive is up to the cart and the order on the device, or to who is signed in there. */
const isOfTheDevice = (path: string): boolean => isCheckout(path) || /^\/[^/]+\/(account|dealer)\//.test(path)

/** Whoever pays or signs in is led nowhere else; what keeps an account safe has its menu in a list that opens. */
const hasNoMenu = (path: string): boolean =>
  isCheckout(path) || /\/account\/(sign(ed)?-(in|out)|security)\/$/.test(path)

/** Navigation is the same code in every edition, whose sweeps go to all their pages: one page of a template does. */
const navigatedTo = new Set<string>()

describe('a page of every template', () => {
  // Otherwise the 404 page has other words once it knows which addresses are like the one asked for.
  test.beforeEach(({ site }) => site.breakWith(at(addressFile, () => Response.json([]))))

  test.for([...pagesOfTemplates()])(
    '%s is whole before any script runs, comes alive as it was, fits 320 pixels, and can be navigated to [R17]',
    async ([name, path], { loader: { page, errors, console: messages }, reader }) => {
      for (const each of [errors, messages, reader.errors]) each.length = 0
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
      const sent = await sentDocument(page, (await response?.text()) ?? '')
      await whenAlive(page)
      const { words, heading, title } = await page.evaluate(() => ({
        words: window.wordsBeforeCode,
        heading: document.querySelector<HTMLElement>('main h1')?.innerText,
        title: document.title,
      }))
      expect(words?.whole).toBe(sent.whole)
      expect(words?.heading).not.toBe('')
      expect(sent.title).not.toBe('')
      if (!hasNoMenu(path)) expect(words?.navigations).toBeGreaterThan(1)
      if (!isOfTheDevice(path)) expect([heading, title]).toEqual([words?.heading, sent.title])
      // React says so on the console when what it renders is not what was prerendered.
      expect(errors).toEqual([])
      const complaints = messages.filter((line) => line.startsWith('error'))
      expect(complaints).toHaveLength(sent.kind === 'not-found' ? 1 : 0)
      expect(await problemsAtSight(page)).toEqual([])

      const template = name.replace(/ of .*/, '')
      if (navigatedTo.has(template)) return
      // From the page of the test before.
      await reader.follow(path)
      if (isOfTheDevice(path)) await reader.follow('/en-au/privacy/')
      else {
        // Reading all words costs more than a navigation: they are read once the page is there.
        await eventually(() => reader.page.title()).toBe(sent.title)
        await eventually(() => reader.page.evaluate(() => window.pageWords().shown)).toBe(words?.shown)
      }
      expect(reader.documents).toEqual(['/en-au/privacy/'])
      expect(reader.errors).toEqual([])
      navigatedTo.add(template)
    },
  )
})
