import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { isSameDocument, markDocument } from '../support/browser.ts'
import { builtPage } from '../support/built-pages.ts'
import { eventually } from '../support/eventually.ts'
import { at, dataFileOf } from '../support/faults.ts'
import { addLink, clickLink } from '../support/links.ts'
import { countOf, logRoutes } from '../support/route-log.ts'
import { shows } from '../support/shows.ts'
import { test } from '../support/visitor-test.ts'

const from = '/en-au/about-us/'
const to = '/en-nz/news/'

describe('a link that is more than a way to another page', () => {
  test('scrolls to its place in the page and back, and shows no page [R7]', async ({
    visitor: { page, go, documents },
  }) => {
    await logRoutes(page)
    await go(from)
    await page.evaluate(() => {
      const place = document.querySelector('footer')
      if (place) place.id = 'the-place'
    })
    await clickLink(page, '#the-place')
    await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
    expect(new URL(page.url()).hash).toBe('#the-place')
    await page.goBack()
    await eventually(() => page.evaluate(() => scrollY)).toBe(0)
    expect(new URL(page.url()).hash).toBe('')
    expect(await countOf(page, 'route-update')).toBe(1)
    expect(documents).toEqual([from])
  })

  test('scrolls to its place in another page once that is shown [R7]', async ({ visitor: { page, go, documents } }) => {
    await go(to)
    await clickLink(page, `${from}#content`)
    await shows(page, from)
    // Just below the header, which stays.
    await eventually(() =>
      page.evaluate(() => {
        const edge = (selector: string, side: 'top' | 'bottom') =>
          document.querySelector(selector)?.getBoundingClientRect()[side] ?? Number.NaN
        return Math.abs(edge('#content', 'top') - edge('header', 'bottom'))
      }),
    ).toBeLessThan(2)
    expect(documents).toEqual([to])
  })

  test('opens a tab when it is clicked with Control, with the middle button, or says so itself [R7]', async ({
    visitor: { page, go, context, documents },
  }) => {
    await go(from)
    const link = await addLink(page, to)
    const blank = await addLink(page, to, { target: '_blank' })
    const ways = [
      () => link.click({ modifiers: ['Control'] }),
      () => link.click({ button: 'middle' }),
      () => link.click({ modifiers: ['Shift'] }),
      () => blank.click(),
    ]
    for (const way of ways) {
      const [tab] = await Promise.all([context.waitForEvent('page'), way()])
      await tab.waitForURL(to)
      await tab.close()
    }
    expect(page.url()).toContain(from)
    expect(await page.title()).toBe(builtPage(from).head.title)
    expect(documents).toEqual([from])
  })

  test('downloads what it is to download and leaves the page [R7]', async ({ visitor: { page, go } }) => {
    await go(from)
    await markDocument(page)
    const link = await addLink(page, to, { download: 'news.html' })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('news.html')
    expect(page.url()).toContain(from)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('leaves the site by a full load [R7]', async ({ site, visitor: { page, go, documents } }) => {
    const elsewhere = `${site.origin.replace('localhost', '127.0.0.1')}${to}`
    await go(from)
    await clickLink(page, elsewhere)
    await page.waitForURL(elsewhere)
    expect(documents).toEqual([from, to])
  })

  test('leads to a file by a full load [R7]', async ({ visitor: { page, go, documents } }) => {
    await go(from)
    await clickLink(page, '/robots.txt')
    await page.waitForURL('/robots.txt')
    expect(documents).toEqual([from, '/robots.txt'])
  })

  test('changes the query alone without a full load, and back again [R7]', async ({
    visitor: { page, go, documents },
  }) => {
    await go(from)
    await clickLink(page, '?colour=blue')
    await page.waitForURL(`${from}?colour=blue`)
    expect(await page.title()).toBe(builtPage(from).head.title)
    await page.goBack()
    await page.waitForURL(from)
    expect(documents).toEqual([from])
  })

  test.for<[string, string]>([
    ['/en-AU/news', '/en-au/news/'],
    ['/en-au/news/index.html?x=1#y', '/en-au/news/?x=1#y'],
    ['/en-au/n%65ws/', '/en-au/news/'],
  ])('spelled %s leads to %s [R5] [R3]', async ([href, canonical], { visitor: { page, go, documents } }) => {
    await go(from)
    const before = await page.evaluate(() => window.navigation.entries().length)
    await clickLink(page, href)
    await page.waitForURL(canonical)
    await shows(page, '/en-au/news/')
    expect(documents).toEqual([from])
    expect(await page.evaluate(() => window.navigation.entries().length)).toBe(before + 1)
  })

  test.for(['/en-au/cafés-and-🏊/', '/en-au/caf%C3%A9s-and-%F0%9F%8F%8A/', '/en-au/caf%c3%a9s-and-%F0%9F%8F%8A'])(
    'to a page with letters of every kind in its address works as %s [R7]',
    async (href, { site, visitor: { page, go, documents } }) => {
      const path = '/en-au/cafés-and-🏊/'
      site.breakWith(at(dataFileOf(path), () => Response.json({ ...builtPage('/en-au/news/'), path })))
      await go(from)
      await clickLink(page, href)
      await shows(page, '/en-au/news/')
      expect(new URL(page.url()).pathname).toBe(encodeURI(path))
      expect(documents).toEqual([from])
    },
  )

  test('with an address that is no address is left to the server [R8]', async ({
    visitor: { page, go, documents, errors },
  }) => {
    await go(from)
    await clickLink(page, '/en-au/%E0%A4%A/')
    await page.waitForURL('**/en-au/%E0%A4%A/')
    expect(documents).toEqual([from, '/en-au/%E0%A4%A/'])
    expect(errors).toEqual([])
  })
})

describe('a form', () => {
  const addForm = (page: Page, method: 'get' | 'post', inside: string) =>
    page.evaluate(
      ([action, how, html]) => {
        const form = document.createElement('form')
        Object.assign(form, { method: how, action })
        form.innerHTML = html
        document.querySelector('main')?.prepend(form)
      },
      [to, method, inside] as const,
    )

  test('that posts is left to the browser [R7]', async ({ site, visitor: { page, go, documents } }) => {
    let posted = ''
    site.breakWith(async (request, url) => {
      if (request.method !== 'POST' || url.pathname !== to) return undefined
      posted = await request.text()
      return new Response('<!doctype html><h1>Received</h1>', { headers: { 'content-type': 'text/html' } })
    })
    await go(from)
    await addForm(page, 'post', '<input name="name" value="Kiri"><button>Send it</button>')
    await page.getByRole('button', { name: 'Send it' }).click()
    await page.getByRole('heading', { name: 'Received' }).waitFor()
    expect(posted).toBe('name=Kiri')
    expect(documents).toEqual([from, to])
  })

  test('that only asks goes to its page like a link [R7]', async ({ visitor: { page, go, documents } }) => {
    await go(from)
    await addForm(page, 'get', '<input name="year" value="2026"><button>Ask it</button>')
    await page.getByRole('button', { name: 'Ask it' }).click()
    await page.waitForURL(`${to}?year=2026`)
    await shows(page, to)
    expect(documents).toEqual([from])
  })
})
