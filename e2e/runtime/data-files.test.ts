import { describe, expect } from 'vitest'
import { builtPage } from '../support/built-pages.ts'
import { at, dataFileOf, missing } from '../support/faults.ts'
import { clickLink } from '../support/links.ts'
import { shows } from '../support/shows.ts'
import type { Fault, RunningSite } from '../support/site.ts'
import { test, type Visitor } from '../support/visitor-test.ts'
import { withoutPrefetch } from '../support/without-prefetch.ts'

const from = '/en-au/about-us/'
const to = '/en-nz/news/'
const absent = '/en-nz/no-such-page/'

const times = (lines: readonly string[], line: string) => lines.filter((candidate) => candidate === line).length

/** Follows a link on a site that is broken. What comes back tells what the server has been asked for since. */
const clickWhile = async (fault: Fault, path: string, site: RunningSite, { page, go }: Visitor) => {
  await go(from)
  site.breakWith(fault)
  const start = site.requests.length
  await clickLink(page, path)
  await page.waitForURL(path)
  return () => site.requests.slice(start)
}

/** One visitor meets one fault after the other, and comes anew each time: a browser remembers what it has loaded in full. */
const expectFullLoads = async (tries: number, faults: [string, Fault][], site: RunningSite, visitor: Visitor) => {
  const { page, documents } = visitor
  for (const [name, fault] of faults) {
    site.breakWith()
    documents.length = 0
    const requests = (await clickWhile(at(dataFileOf(to), fault), to, site, visitor))()
    const untilDocument = requests.slice(0, requests.indexOf(`GET ${to}`))
    const asked = [`GET ${dataFileOf(to)}`, `HEAD ${to}`].map((line) => times(untilDocument, line))
    expect([name, ...asked, ...documents]).toEqual([name, tries, 1, from, to])
    await page.evaluate(() => sessionStorage.clear())
  }
}

test.beforeEach(({ visitor: { page } }) => withoutPrefetch(page))

/** One that comes at last: e2e/browsers/navigation.test.ts. */
describe('the data of a page', () => {
  test('is one file for the page, one for the build and one for what pages share, all by GET [R14]', async ({
    visitor: { page, go, files },
  }) => {
    await go(from)
    await clickLink(page, to)
    await page.waitForURL(to)
    await shows(page, to)
    const data = new Set(files.filter((file) => file.includes('/page-data/')))
    expect([...data].sort()).toEqual(
      [
        'GET /page-data/app-data.json',
        `GET ${dataFileOf(from)}`,
        `GET ${dataFileOf(to)}`,
        ...[from, to].flatMap((path) =>
          builtPage(path).staticQueryHashes.map((hash) => `GET /page-data/sq/d/${hash}.json`),
        ),
      ].sort(),
    )
    // What is preloaded in the head is what the scripts then use.
    for (const file of data) expect(times(files, file)).toBe(1)

    await page.goBack()
    await shows(page, from)
    for (const file of data) expect(times(files, file)).toBe(1)
  })

  const flaky: [string, Fault][] = [
    ['503', () => new Response(null, { status: 503 })],
    ['502', () => new Response(null, { status: 502 })],
    ['504 with a page', () => new Response('<h1>Gateway time-out</h1>', { status: 504 })],
  ]
  test('is asked for again three times after 502, 503 and 504, then the browser loads the page that is there [R15] [R8]', ({
    site,
    visitor,
  }) => expectFullLoads(4, flaky, site, visitor))

  test('is asked for again three times after 503, then the 404 page answers for a page that is not there [R15]', async ({
    site,
    visitor,
  }) => {
    const unavailable = at(dataFileOf(absent), () => new Response(null, { status: 503 }))
    const asked = await clickWhile(unavailable, absent, site, visitor)
    await shows(visitor.page, '/en-nz/404/')
    expect(times(asked(), `GET ${dataFileOf(absent)}`)).toBe(4)
    expect(times(asked(), `HEAD ${absent}`)).toBe(1)
    expect(visitor.documents).toEqual([from])
  })

  test('is asked for again three times when the network fails [R15] [R8]', async ({ visitor }) => {
    const { page, go, context, documents, files } = visitor
    await go(from)
    await context.route(`**${dataFileOf(to)}`, (route) => route.abort('connectionreset'))
    await clickLink(page, to)
    await page.waitForURL(to)
    await page.locator(`html[data-page-path="${to}"]`).waitFor()
    // The last is the preload of the document that the browser has loaded in full.
    expect(times(files.slice(0, files.indexOf(`HEAD ${to}`)), `GET ${dataFileOf(to)}`)).toBe(4)
    expect(documents).toEqual([from, to])
  })

  const final: [string, Fault][] = [
    ['404', missing],
    ['the HTML of a host that answers everything', () => new Response('<!doctype html><h1>Home</h1>')],
    ['JSON of another kind', () => Response.json({ hello: 'there' })],
    ['the data of another page', () => Response.json(builtPage(from))],
    ['half a file', () => new Response(JSON.stringify(builtPage(to)).slice(0, 200))],
  ]
  test('is asked for once when the answer is 404, or anything but the data of the page [R15] [R8]', ({
    site,
    visitor,
  }) => expectFullLoads(1, final, site, visitor))

  test('is an error when the answer is 500: no second try, no 404 page, a full load [R16] [R8]', async ({
    site,
    visitor,
  }) => {
    const broken = at(/page-data\.json$/, () => new Response(null, { status: 500 }))
    const requests = (await clickWhile(broken, absent, site, visitor))()
    expect(requests.slice(0, requests.indexOf(`GET ${absent}`) + 1)).toEqual([
      `GET ${dataFileOf(absent)}`,
      `GET ${absent}`,
    ])
    expect(visitor.documents).toEqual([from, absent])
  })

  test('missing along with that of the 404 page is a failed load [R15] [R8]', async ({ site, visitor }) => {
    const { page, documents } = visitor
    await clickWhile(at(/page-data\.json$/, missing), absent, site, visitor)
    await page.locator('html[data-page-kind=not-found]').waitFor()
    expect(documents).toEqual([from, absent])
    expect(await page.locator('h1').isVisible()).toBe(true)
  })
})
