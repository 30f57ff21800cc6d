import { describe, expect } from 'vitest'
import { builtPage } from '../support/built-pages.ts'
import { at, dataFileOf } from '../support/faults.ts'
import { test } from './browser-test.ts'
import { eventually } from './visitor.ts'

const from = '/en-au/about-us/'
const to = '/en-nz/news/'

describe('a link that is more than a way to another page', () => {
  test('scrolls to its place in the page and back, and shows no page [R7]', async ({ visit }) => {
    const visitor = await visit()
    await visitor.go(from)
    await visitor.evaluate(() => document.querySelector('footer')?.setAttribute('id', 'the-place'))
    await visitor.follow('#the-place')
    await eventually(visitor.scrolled).toBeGreaterThan(300)
    expect(await visitor.address()).toBe(`${from}#the-place`)
    await visitor.traverse(-1)
    await eventually(visitor.address).toBe(from)
    await eventually(visitor.scrolled).toBe(0)
    expect(await visitor.count('route-update')).toBe(1)
    expect(visitor.documents).toEqual([from])
  })

  test('scrolls to its place in another page once that is shown, and marks it [R7]', async ({ visit }) => {
    const visitor = await visit()
    await visitor.go(to)
    await visitor.follow(`${from}#content`)
    await visitor.shows(from, `${from}#content`)
    await eventually(() => visitor.evaluate(() => document.querySelector(':target')?.id)).toBe('content')
    // Just below the header, which stays.
    await eventually(() =>
      visitor.evaluate(() => {
        const edge = (selector: string, side: 'top' | 'bottom') =>
          document.querySelector(selector)?.getBoundingClientRect()[side] ?? Number.NaN
        return Math.abs(edge('#content', 'top') - edge('header', 'bottom'))
      }),
    ).toBeLessThan(2)
    await visitor.traverse(-1)
    await visitor.shows(to)
    expect(visitor.documents).toEqual([to])
  })

  test('is the browser’s with Control held, with a target, and as a download [R7]', async ({ visit }) => {
    const visitor = await visit()
    await visitor.go(from)
    // What the browser would do is kept from happening; whether the site leaves it to the browser is asked before that.
    await visitor.evaluate(() => {
      addEventListener('click', (event) => {
        document.documentElement.dataset.taken = `${event.defaultPrevented}`
        event.preventDefault()
      })
    })
    const taken = () => visitor.attribute('html', 'data-taken')
    await visitor.follow(to, { control: true })
    await eventually(taken).toBe('false')
    for (const attributes of [{ target: '_blank' }, { download: 'news.html' }]) {
      await visitor.evaluate(() => delete document.documentElement.dataset.taken)
      await visitor.click(await visitor.addLink(to, attributes))
      await eventually(taken).toBe('false')
    }
    await visitor.evaluate(() => delete document.documentElement.dataset.taken)
    expect(await visitor.address()).toBe(from)
    expect(await visitor.title()).toBe(builtPage(from).head.title)
  })

  test('leads to a file by a full load [R7]', async ({ visit }) => {
    const visitor = await visit()
    await visitor.go(from)
    await visitor.follow('/robots.txt')
    await eventually(visitor.address).toBe('/robots.txt')
    expect(visitor.documents).toEqual([from, '/robots.txt'])
  })

  test('changes the query alone without a full load, and back again [R7]', async ({ visit }) => {
    const visitor = await visit()
    await visitor.go(from)
    await visitor.follow('?colour=blue')
    await visitor.shows(from, `${from}?colour=blue`)
    await visitor.traverse(-1)
    await visitor.shows(from)
    expect(visitor.documents).toEqual([from])
  })

  for (const [href, canonical] of [
    ['/en-AU/news', '/en-au/news/'],
    ['/en-au/news/index.html?x=1#y', '/en-au/news/?x=1#y'],
    ['/en-au/n%65ws/', '/en-au/news/'],
  ] as const) {
    test(`spelled ${href} leads to ${canonical}, by one entry [R5] [R3]`, async ({ visit }) => {
      const visitor = await visit()
      await visitor.go(from)
      const before = await visitor.entries()
      await visitor.follow(href)
      await visitor.shows('/en-au/news/', canonical)
      expect(await visitor.entries()).toBe(before + 1)
      expect(visitor.documents).toEqual([from])
    })
  }

  for (const href of [
    '/en-au/cafés-and-🏊/',
    '/en-au/caf%C3%A9s-and-%F0%9F%8F%8A/',
    '/en-au/caf%c3%a9s-and-%F0%9F%8F%8A',
  ]) {
    test(`leads to a page with letters of every kind in its address as ${href} [R7]`, async ({ visit }) => {
      const visitor = await visit()
      const path = '/en-au/cafés-and-🏊/'
      visitor.breakWith(at(dataFileOf(path), () => Response.json({ ...builtPage('/en-au/news/'), path })))
      await visitor.go(from)
      await visitor.follow(href)
      await visitor.shows('/en-au/news/', encodeURI(path))
      expect(visitor.documents).toEqual([from])
    })
  }
})

describe('a form', () => {
  const withForm = (method: string) =>
    `<form method="${method}" action="${to}"><input name="year" value="2026"><button>Ask it</button></form>`

  test('that only asks goes to its page like a link [R7]', async ({ visit }) => {
    const visitor = await visit()
    await visitor.go(from)
    await visitor.evaluate((html) => document.body.insertAdjacentHTML('afterbegin', html), withForm('get'))
    await visitor.click('button', 'Ask it')
    await visitor.shows(to, `${to}?year=2026`)
    expect(visitor.documents).toEqual([from])
  })

  test('that posts is left to the browser [R7]', async ({ visit }) => {
    const visitor = await visit()
    let posted = ''
    visitor.breakWith(async (request, url) => {
      if (request.method !== 'POST' || url.pathname !== to) return undefined
      posted = await request.text()
      return new Response('<!doctype html><h1>Received</h1>', { headers: { 'content-type': 'text/html' } })
    })
    await visitor.go(from)
    await visitor.evaluate((html) => document.body.insertAdjacentHTML('afterbegin', html), withForm('post'))
    await visitor.untilNewDocument(() => visitor.click('button', 'Ask it'))
    await eventually(() => visitor.text('h1')).toBe('Received')
    expect(posted).toBe('year=2026')
  })
})

describe('prefetching', () => {
  test('fetches the data of a page when a link to it comes into view [R13]', async ({ visit }) => {
    const visitor = await visit()
    await visitor.go(from)
    await visitor.addLink(to)
    await eventually(() => visitor.requests).toContain(`GET ${dataFileOf(to)}`)
  })

  test('is skipped when data-saver is on, and links work all the same [R13]', async ({ visit }) => {
    const visitor = await visit({ sparesData: true })
    await visitor.go(from)
    await visitor.evaluate(() => document.querySelector('footer')?.scrollIntoView())
    await visitor.follow(to)
    await visitor.shows(to)
    // WebKitGTK under automation makes no use of what was preloaded, and asks for it again.
    const data = new Set(visitor.requests.filter((each) => each.endsWith('page-data.json')))
    expect([...data]).toEqual([`GET ${dataFileOf(from)}`, `GET ${dataFileOf(to)}`])
  })
})
