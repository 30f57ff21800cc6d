import { describe, expect } from 'vitest'
import { redirects } from '../../src/site/app/redirects.ts'
import { whenAlive } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { at, dataFileOf, gate, missing } from '../support/faults.ts'
import { clickLink } from '../support/links.ts'
import { countOf, logRoutes, routeLog } from '../support/route-log.ts'
import { shows } from '../support/shows.ts'
import type { RunningSite } from '../support/site.ts'
import { test, type Visitor } from '../support/visitor-test.ts'
import { withoutPrefetch } from '../support/without-prefetch.ts'

const from = '/en-au/about-us/'
const to = '/en-nz/news/'

/** When it shows the page, and what it does when something is missing: e2e/browsers/navigation.test.ts. */
describe('a click on a link', () => {
  test('goes where it says, for no redirect is set [R11]', async ({ visitor: { page, go } }) => {
    expect(redirects).toEqual({})
    await go(from)
    // The entries themselves: the panel that opens under a mouse at rest has links too.
    const entries = page.getByRole('navigation', { name: 'Main' }).locator('> ul > li > a')
    const addresses = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(addresses).toHaveLength(5)
    for (const [at, href] of addresses.entries()) {
      await entries.nth(at).click()
      await page.waitForURL(href)
      await page.waitForFunction((path) => document.querySelector(`nav a[aria-current=page][href="${path}"]`), href)
    }
  })

  for (const [browser, script] of [
    ['no precommit handler', 'delete window.NavigationPrecommitController'],
    ['no Navigation API', 'delete window.NavigationPrecommitController; delete window.navigation'],
  ] as const) {
    test(`shows the page only when it is there in a browser with ${browser} too [R7]`, async ({
      site,
      visitor: { page, go, documents, errors },
    }) => {
      await withoutPrefetch(page)
      await page.addInitScript(script)
      await go(from)
      const slow = gate()
      site.breakWith(at(dataFileOf(to), slow.fault))
      await clickLink(page, to, { noWaitAfter: true })
      await slow.reached
      expect(await page.evaluate(() => location.pathname)).toBe(from)
      slow.open()
      await page.waitForURL(to)
      await shows(page, to)
      await page.goBack()
      await shows(page, from)
      expect(documents).toEqual([from])
      expect(errors).toEqual([])
    })
  }

  test('is the business of the browser when the way to go without the Navigation API is missing [R8]', async ({
    site,
    visitor: { page, go, documents, errors },
  }) => {
    await page.addInitScript('delete window.NavigationPrecommitController')
    site.breakWith(at(/^\/assets\/history-navigation-/, missing))
    await go(from)
    await clickLink(page, to)
    await page.waitForURL(to)
    await whenAlive(page)
    expect(documents).toEqual([from, to])
    expect(errors).toEqual([])
  })
})

describe('a load that takes its time', () => {
  /** Clicks a link to a page whose data does not come until the gate is opened. */
  const clickAndWait = async (site: RunningSite, { page, go }: Visitor) => {
    await go(from)
    const slow = gate()
    site.breakWith(at(dataFileOf(to), slow.fault))
    await clickLink(page, to, { noWaitAfter: true })
    return slow
  }

  const longAfterTheClick = ({ page }: Visitor) =>
    page.waitForFunction(() => {
      const clicked = window.routeLog.findLast(({ name }) => name === 'navigate')
      return performance.now() - (clicked?.at ?? 0) > 1200
    })

  test('tells of its delay once, a second after the click [R10]', async ({ site, visitor }) => {
    const { page } = visitor
    await withoutPrefetch(page)
    await logRoutes(page, { navigate: [990, 1200] })
    const slow = await clickAndWait(site, visitor)
    await eventually(() => countOf(page, '1200 ms after navigate')).toBe(1)
    const names = (await routeLog(page)).map(({ name }) => name)
    expect(names.slice(names.indexOf('navigate'))).toEqual([
      'navigate',
      '990 ms after navigate',
      'delayed-load',
      '1200 ms after navigate',
    ])
    slow.open()
    await page.waitForURL(to)
    expect(await countOf(page, 'delayed-load')).toBe(1)
  })

  test('says nothing when it took less than a second [R10]', async ({ site, visitor }) => {
    const { page } = visitor
    await withoutPrefetch(page)
    await logRoutes(page)
    const slow = await clickAndWait(site, visitor)
    await slow.reached
    await page.waitForFunction(() => performance.now() - (window.routeLog.at(-1)?.at ?? 0) > 200)
    slow.open()
    await page.waitForURL(to)
    await longAfterTheClick(visitor)
    expect(await countOf(page, 'delayed-load')).toBe(0)
  })
})

describe('the data layer', () => {
  test('hears of every page shown, 50 ms later and once, the first one too [R12]', async ({ visitor: { page } }) => {
    await logRoutes(page, { 'route-update': [45, 90] })
    await page.goto(from)
    await eventually(() => countOf(page, 'gatsby-route-change')).toBe(1)
    await clickLink(page, to)
    await eventually(() => countOf(page, 'gatsby-route-change')).toBe(2)
    await page.goBack()
    await eventually(() => countOf(page, 'gatsby-route-change')).toBe(3)
    await page.goForward()
    await eventually(() => countOf(page, 'gatsby-route-change')).toBe(4)
    // A jump within the page shows no page; the one after it is the next to be heard of.
    await page.evaluate(() => {
      location.hash = 'content'
    })
    await clickLink(page, '/en-au/nothing-here/')
    await eventually(() => countOf(page, 'gatsby-route-change')).toBe(5)

    await eventually(() => countOf(page, '90 ms after route-update')).toBe(5)
    const log = await routeLog(page)
    const updates = log.filter(({ name }) => name === 'route-update')
    const pushes = log.filter(({ name }) => name === 'gatsby-route-change')
    expect(updates.map(({ path }) => path)).toEqual([from, to, from, to, '/en-au/nothing-here/'])
    expect(pushes).toHaveLength(updates.length)
    const timed = log.map(({ name }) => name).filter((name) => name === 'gatsby-route-change' || name.includes(' ms '))
    expect(timed).toEqual(
      updates.flatMap(() => ['45 ms after route-update', 'gatsby-route-change', '90 ms after route-update']),
    )
    expect(await page.evaluate(() => window.dataLayer)).toEqual(pushes.map(() => ({ event: 'gatsby-route-change' })))
  })
})
