import type { Browser, Page } from 'playwright-core'
import { describe } from 'vitest'
import { type Visit, visit, whenAlive } from '../support/browser.ts'
import { builtPage } from '../support/built-pages.ts'
import { at, missing } from '../support/faults.ts'
import { clickLink } from '../support/links.ts'
import type { Fault, RunningSite } from '../support/site.ts'
import { recordTraffic, type Traffic } from '../support/traffic.ts'
import { test } from '../support/visitor-test.ts'
import { withoutPrefetch } from '../support/without-prefetch.ts'

const targets = [
  { name: 'the home page', address: '/en-au/', page: '/en-au/' },
  { name: 'another page', address: '/en-au/about-us/', page: '/en-au/about-us/' },
  { name: 'the 404 page', address: '/en-au/no-such-page/', page: '/en-au/404/' },
] as const
type Target = (typeof targets)[number]

interface Failure {
  name: string
  fault: Fault
}

const resources: { name: string; address: (target: Target) => string | RegExp; fromTheStart?: true }[] = [
  { name: 'page data', address: () => /\/page-data\.json$/ },
  { name: 'static queries', address: () => /^\/page-data\/sq\// },
  { name: 'the page’s module', address: ({ page }) => builtPage(page).module },
  // A page that is alive has it already: only pages that never came alive can miss it.
  { name: 'the core script', address: () => /^\/assets\/core-.*\.js$/, fromTheStart: true },
  { name: 'all of them', address: () => /^\/page-data\/|^\/assets\/.*\.js$/ },
]

const isMissing: Failure = { name: 'missing', fault: missing }
const isCutOff: Failure = { name: 'cut off', fault: () => 'hang up' }

/** Code and queries go the same way when a line is cut as when they are missing: once for all of them is enough. */
const failuresOf = (resource: string): Failure[] =>
  ['page data', 'all of them'].includes(resource) ? [isMissing, isCutOff] : [isMissing]

/** A page like any other: e2e/browsers/start.test.ts and navigation.test.ts say more about these. */
const isTriedInEveryBrowser = (target: string, resource: string, entry: string): boolean =>
  target === 'another page' &&
  ['page data', 'static queries', 'the page’s module'].includes(resource) &&
  entry !== 'entered by going back'

interface Steps {
  /** Until then the page’s own start is under way. */
  whenAlive: () => Promise<void>
  breakNow: () => Promise<void>
}
type Enter = (page: Page, target: Target, steps: Steps) => Promise<void>

const entries: { name: string; enter: Enter }[] = [
  {
    name: 'entered directly',
    enter: async (page, { address }, { breakNow }) => {
      await breakNow()
      await page.goto(address)
    },
  },
  {
    name: 'entered by a click',
    enter: async (page, { address }, { whenAlive, breakNow }) => {
      // Of another edition and template, so that nothing is there already.
      await page.goto('/en-nz/terms/')
      await whenAlive()
      await breakNow()
      await clickLink(page, address, { noWaitAfter: true })
    },
  },
  {
    name: 'entered by going back',
    enter: async (page, { address }, { whenAlive, breakNow }) => {
      await page.goto(address)
      await whenAlive()
      await clickLink(page, '/en-nz/terms/')
      await page.waitForURL('/en-nz/terms/')
      // Forgets what was loaded, and stays in the same run of history.
      await page.reload()
      await whenAlive()
      await breakNow()
      await page.goBack({ waitUntil: 'commit' })
    },
  },
]

/** Faults of this file are for one visitor each: the tests run side by side. */
const faults = new Map<string, Fault>()
const faultOfVisitor: Fault = (request, url) => faults.get(request.headers.get('x-visitor') ?? '')?.(request, url)

type Arrived = Visit & Traffic & { id: string; forgetFiles: (isForgotten: boolean) => Promise<void> }
let arrivals = 0
const gone: Arrived[] = []

/** Nothing is there before it is asked for: neither fetched for a link in view nor, once files are forgotten, kept from before. */
const arrive = async (browser: Browser, site: RunningSite): Promise<Arrived> => {
  site.breakWith(faultOfVisitor)
  const before = gone.pop()
  if (before) return before
  arrivals += 1
  const id = `${arrivals}`
  const visitor = await visit(browser, { baseURL: site.origin, extraHTTPHeaders: { 'x-visitor': id } })
  await withoutPrefetch(visitor.context)
  const session = await visitor.context.newCDPSession(visitor.page)
  await session.send('Network.enable')
  const forgetFiles = async (cacheDisabled: boolean) => {
    await session.send('Network.setCacheDisabled', { cacheDisabled })
  }
  return { ...visitor, ...recordTraffic(visitor.page), id, forgetFiles }
}

/** Who has seen a test through remembers nothing of it, and comes as somebody new. */
const leave = async (visitor: Arrived): Promise<void> => {
  faults.delete(visitor.id)
  await visitor.forgetFiles(false)
  await visitor.page.evaluate(() => sessionStorage.clear())
  gone.push(visitor)
}

const headings = new Map<string, string>()

/** Not by locators, which have every document read what they are made of. */
const seen = (page: Page) =>
  page.evaluate(() => ({
    heading: document.querySelector<HTMLElement>('main h1')?.innerText,
    hasCode: document.querySelector('script[type=module]') !== null,
  }))

describe.concurrent('content stays readable', () => {
  test.beforeAll(async ({ browser, site }) => {
    const { page, context } = await visit(browser, { baseURL: site.origin, javaScriptEnabled: false })
    for (const target of targets) {
      await page.goto(target.address)
      headings.set(target.address, await page.locator('h1').innerText())
    }
    await context.close()
  })

  for (const resource of resources)
    for (const failure of failuresOf(resource.name))
      for (const target of targets)
        for (const { name, enter } of entries) {
          if (isTriedInEveryBrowser(target.name, resource.name, name)) continue
          const title = `on ${target.name}, ${name}, when ${resource.name} ${resource.name.startsWith('the') ? 'is' : 'are'} ${failure.name}`
          test(`${title} [R6] [R8]`, async ({ browser, site, expect }) => {
            const visitor = await arrive(browser, site)
            const { page, documents, quiet, id, forgetFiles } = visitor
            let before = 0
            let failed = 0
            const fault: Fault = (request, url) => {
              failed += 1
              return failure.fault(request, url)
            }
            const breakNow = async () => {
              await forgetFiles(true)
              before = documents.length
              faults.set(id, at(resource.address(target), fault))
            }
            if (resource.fromTheStart) await breakNow()
            const alive = async () => {
              if (!resource.fromTheStart) await whenAlive(page)
            }
            await enter(page, target, { whenAlive: alive, breakNow })

            await page.waitForURL(target.address, { waitUntil: 'commit' })
            // Code is fetched only when what can be seen is there.
            const whole = { heading: headings.get(target.address), hasCode: true }
            await expect.poll(() => seen(page), { interval: 30 }).toMatchObject(whole)
            await quiet()
            expect(page.url()).toBe(site.origin + target.address)
            expect(await seen(page)).toEqual(whole)
            expect(await page.evaluate(() => document.body.innerText.length)).toBeGreaterThan(200)
            expect(failed).toBeGreaterThan(0)
            expect(documents.slice(before).length).toBeLessThanOrEqual(3)
            await leave(visitor)
          })
        }
})
