import { describe, expect } from 'vitest'
import { isSameDocument, markDocument, whenAlive } from '../support/browser.ts'
import { builtPage } from '../support/built-pages.ts'
import { eventually } from '../support/eventually.ts'
import { at, dataFileOf } from '../support/faults.ts'
import { addLink } from '../support/links.ts'
import { countOf, logRoutes } from '../support/route-log.ts'
import { test } from '../support/visitor-test.ts'

const from = '/en-au/about-us/'
const to = '/en-nz/news/'

describe('a link that is more than a way to another page', () => {
  test('scrolls to its place in the page and back, and shows no page [R7]', async ({
    visitor: { page, documents },
  }) => {
    await logRoutes(page)
    await page.goto(from)
    await whenAlive(page)
    await page.evaluate(() => {
      const place = document.querySelector('footer')
      if (place) place.id = 'the-place'
    })
    await (await addLink(page, '#the-place')).click()
    await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
    expect(new URL(page.url()).hash).toBe('#the-place')
    await page.goBack()
    await eventually(() => page.evaluate(() => scrollY)).toBe(0)
    expect(new URL(page.url()).hash).toBe('')
    expect(await countOf(page, 'route-update')).toBe(1)
    expect(documents).toEqual([from])
  })

  test('scrolls to its place in another page once that is shown [R7]', async ({ visitor: { page, documents } }) => {
    await page.goto(to)
    await whenAlive(page)
    await (await addLink(page, `${from}#content`)).click()
    await eventually(() => page.title()).toBe(builtPage(from).head.title)
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
    visitor: { page, context, documents },
  }) => {
    await page.goto(from)
    await whenAlive(page)
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

  test('downloads what it is to download and leaves the page [R7]', async ({ visitor: { page } }) => {
    await page.goto(from)
    await whenAlive(page)
    await markDocument(page)
    const link = await addLink(page, to, { download: 'news.html' })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('news.html')
    expect(page.url()).toContain(from)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('leaves the site by a full load [R7]', async ({ site, visitor: { page, documents } }) => {
    const elsewhere = `${site.origin.replace('localhost', '127.0.0.1')}${to}`
    await page.goto(from)
    await whenAlive(page)
    await (await addLink(page, elsewhere)).click()
    await page.waitForURL(elsewhere)
    expect(documents).toEqual([from, to])
  })

  test('leads to a file by a full load [R7]', async ({ visitor: { page, documents } }) => {
    await page.goto(from)
    await whenAlive(page)
    await (await addLink(page, '/robots.txt')).click()
    await page.waitForURL('/robots.txt')
    expect(documents).toEqual([from, '/robots.txt'])
  })

  test('changes the query alone without a full load, and back again [R7]', async ({ visitor: { page, documents } }) => {
    await page.goto(from)
    await whenAlive(page)
    await (await addLink(page, '?colour=blue')).click()
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
  ])('spelled %s leads to %s [R5] [R3]', async ([href, canonical], { visitor: { page, documents } }) => {
    await page.goto(from)
    await whenAlive(page)
    const before = await page.evaluate(() => window.navigation.entries().length)
    await (await addLink(page, href)).click()
    await page.waitForURL(canonical)
    await eventually(() => page.title()).toBe(builtPage('/en-au/news/').head.title)
    expect(documents).toEqual([from])
    expect(await page.evaluate(() => window.navigation.entries().length)).toBe(before + 1)
  })

  test.for(['/en-au/cafés-and-🏊/', '/en-au/caf%C3%A9s-and-%F0%9F%8F%8A/', '/en-au/caf%c3%a9s-and-%F0%9F%8F%8A'])(
    'to a page with letters of every kind in its address works as %s [R7]',
    async (href, { site, visitor: { page, documents } }) => {
      const path = '/en-au/cafés-and-🏊/'
      site.breakWith(at(dataFileOf(path), () => Response.json({ ...builtPage('/en-au/news/'), path })))
      await page.goto(from)
      await whenAlive(page)
      await (await addLink(page, href)).click()
      await eventually(() => page.title()).toBe(builtPage('/en-au/news/').head.title)
      expect(new URL(page.url()).pathname).toBe(encodeURI(path))
      expect(documents).toEqual([from])
    },
  )

  test('with an address that is no address is left to the server [R8]', async ({
    visitor: { page, documents, errors },
  }) => {
    await page.goto(from)
    await whenAlive(page)
    await (await addLink(page, '/en-au/%E0%A4%A/')).click()
    await page.waitForURL('**/en-au/%E0%A4%A/')
    expect(documents).toEqual([from, '/en-au/%E0%A4%A/'])
    expect(errors).toEqual([])
  })
})

describe('a form', () => {
  test('that posts is left to the browser [R7]', async ({ site, visitor: { page, documents } }) => {
    let posted = ''
    site.breakWith(async (request, url) => {
      if (request.method !== 'POST' || url.pathname !== to) return undefined
      posted = await request.text()
      return new Response('<!doctype html><h1>Received</h1>', { headers: { 'content-type': 'text/html' } })
    })
    await page.goto(from)
    await whenAlive(page)
    await page.evaluate((action) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action })
      form.innerHTML = '<input name="name" value="Kiri"><button>Send it</button>'
      document.querySelector('main')?.prepend(form)
    }, to)
    await page.getByRole('button', { name: 'Send it' }).click()
    await page.getByRole('heading', { name: 'Received' }).waitFor()
    expect(posted).toBe('name=Kiri')
    expect(documents).toEqual([from, to])
  })

  test('that only asks goes to its page like a link [R7]', async ({ visitor: { page, documents } }) => {
    await page.goto(from)
    await whenAlive(page)
    await page.evaluate((action) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'get', action })
      form.innerHTML = '<input name="year" value="2026"><button>Ask it</button>'
      document.querySelector('main')?.prepend(form)
    }, to)
    await page.getByRole('button', { name: 'Ask it' }).click()
    await page.waitForURL(`${to}?year=2026`)
    await eventually(() => page.title()).toBe(builtPage(to).head.title)
    expect(documents).toEqual([from])
  })
})
