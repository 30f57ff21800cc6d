import { describe, expect } from 'vitest'
import { builtPage } from '../support/built-pages.ts'
import { at, dataFileOf, gate, missing } from '../support/faults.ts'
import type { Fault } from '../support/site.ts'
import { test } from './browser-test.ts'
import { eventually } from './visitor.ts'

const from = '/en-au/about-us/'
const to = '/en-nz/news/'
const third = '/en-au/news/'
const { module, staticQueryHashes } = builtPage(to)
const staticQuery = `/page-data/sq/d/${staticQueryHashes[0]}.json`

describe('a click on a link', () => {
  for (const [what, address] of [
    ['data', dataFileOf(to)],
    ['module', module],
    ['static query', staticQuery],
  ] as const) {
    test(`shows the page and its address only when its ${what} is there, in the same document [R7]`, async ({
      visit,
    }) => {
      const visitor = await visit({ sparesData: true })
      await visitor.go(from)
      const [heading, title] = [await visitor.text('h1'), await visitor.title()]
      const slow = gate()
      visitor.breakWith(at(address, slow.fault))
      await visitor.follow(to)
      await slow.reached
      expect(await visitor.address()).toBe(from)
      expect(await visitor.text('h1')).toBe(heading)
      expect(await visitor.title()).toBe(title)
      slow.open()
      await visitor.shows(to)
      expect(await visitor.text('h1')).not.toBe(heading)
      expect(visitor.documents).toEqual([from])
      expect(await visitor.errors()).toEqual([])
    })
  }

  const failures: [string, string, Fault][] = [
    ['the page’s module is missing', module, missing],
    ['a static query is missing', staticQuery, missing],
    ['the page’s data ends in a 500 [R16]', dataFileOf(to), () => new Response(null, { status: 500 })],
    ['the page’s data is missing but the page is not [R15]', dataFileOf(to), missing],
    ['the connection is cut on its data, four times [R15]', dataFileOf(to), () => 'hang up'],
  ]
  for (const [reason, address, fault] of failures) {
    test(`loads the page in full when ${reason}, and back leads back [R8]`, async ({ visit }) => {
      const visitor = await visit({ sparesData: true })
      await visitor.go(from)
      const before = await visitor.entries()
      visitor.breakWith(at(address, fault))
      await visitor.untilNewDocument(() => visitor.follow(to))
      await visitor.shows(to)
      expect(await visitor.attribute('html', 'data-page-path')).toBe(to)
      expect(visitor.documents).toEqual([from, to])
      await eventually(() => visitor.seen('h1')).toBe(1)
      expect((await visitor.text('main')).length).toBeGreaterThan(200)
      expect(await visitor.entries()).toBe(before + 1)
      visitor.breakWith()
      await visitor.traverse(-1)
      await visitor.shows(from)
    })
  }

  test('is tried again after 503, and shown in the same document when the data has come [R15]', async ({ visit }) => {
    const visitor = await visit({ sparesData: true })
    await visitor.go(from)
    let tries = 0
    visitor.breakWith(
      at(dataFileOf(to), () => {
        tries += 1
        return tries < 3 ? new Response(null, { status: 503 }) : undefined
      }),
    )
    await visitor.follow(to)
    await visitor.shows(to)
    expect(tries).toBe(3)
    expect(visitor.documents).toEqual([from])
  })

  test('leads to the 404 page of the edition, in the same document, when there is no such page [R15]', async ({
    visit,
  }) => {
    const visitor = await visit()
    await visitor.go(from)
    await visitor.follow('/en-nz/no-such-page/?x=1')
    await visitor.shows('/en-nz/404/', '/en-nz/no-such-page/?x=1')
    expect(await visitor.attribute('html', 'lang')).toBe('en-NZ')
    expect(visitor.documents).toEqual([from])
    expect(visitor.requests).toContain('HEAD /en-nz/no-such-page/')
  })

  test('asks for one file of page data, and for none again [R14]', async ({ visit }) => {
    const visitor = await visit({ sparesData: true })
    await visitor.go(from)
    const before = visitor.requests.length
    await visitor.follow(to)
    await visitor.shows(to)
    await visitor.traverse(-1)
    await visitor.shows(from)
    const data = visitor.requests.slice(before).filter((each) => each.includes('/page-data/'))
    expect(data.toSorted()).toEqual(
      [dataFileOf(to), ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`)]
        .map((file) => `GET ${file}`)
        .toSorted(),
    )
  })

  test('puts the title, the language and the focus where they belong [R3] [R7]', async ({ visit }) => {
    const visitor = await visit()
    await visitor.go(from)
    await visitor.click('nav a', 'Robots')
    await visitor.shows('/en-au/dolphin/')
    const arrival = () =>
      visitor.evaluate(() => [
        document.activeElement?.id,
        document.querySelector('body > [aria-live]')?.textContent,
        document.documentElement.lang,
      ])
    await eventually(arrival).toEqual(['content', builtPage('/en-au/dolphin/').head.title, 'en-AU'])
    await visitor.follow('/en-za/dolphin/')
    await visitor.shows('/en-za/dolphin/')
    await eventually(arrival).toEqual(['content', builtPage('/en-za/dolphin/').head.title, 'en-ZA'])
    expect(visitor.documents).toEqual([from])
  })
})

describe('a load that takes its time', () => {
  test('tells of its delay once, a second after the click [R10]', async ({ visit }) => {
    const visitor = await visit({ sparesData: true, marks: { click: [980, 1300] } })
    await visitor.go(from)
    const slow = gate()
    visitor.breakWith(at(dataFileOf(to), slow.fault))
    await visitor.follow(to)
    await eventually(() => visitor.count('1300 ms after click')).toBe(1)
    const { log } = await visitor.witness()
    expect(log.slice(log.indexOf('click'))).toEqual([
      'click',
      '980 ms after click',
      'delayed-load',
      '1300 ms after click',
    ])
    slow.open()
    await visitor.shows(to)
    expect(await visitor.count('delayed-load')).toBe(1)
  })

  test('says nothing when another click has overtaken it, and leaves no trace in the history [R7] [R10]', async ({
    visit,
  }) => {
    const visitor = await visit({ sparesData: true, marks: { click: [1300] } })
    await visitor.go(from)
    const before = await visitor.entries()
    const slow = gate()
    visitor.breakWith(at(dataFileOf(to), slow.fault))
    await visitor.follow(to)
    await slow.reached
    await visitor.follow(third)
    await visitor.shows(third)
    await eventually(() => visitor.count('1300 ms after click')).toBe(2)
    expect(await visitor.count('delayed-load')).toBe(0)
    slow.open()
    // What comes late is of no use; the next click works as ever.
    await visitor.follow(from)
    await visitor.shows(from)
    expect(await visitor.entries()).toBe(before + 2)
    expect(visitor.documents).toEqual([from])
  })
})

describe('the data layer', () => {
  test('hears of every page shown, 50 ms later and once, the first one too [R12]', async ({ visit }) => {
    const visitor = await visit({ marks: { 'route-update': [40, 100] } })
    await visitor.go(from)
    await eventually(() => visitor.count('gatsby-route-change')).toBe(1)
    await visitor.follow(to)
    await eventually(() => visitor.count('gatsby-route-change')).toBe(2)
    await visitor.traverse(-1)
    await eventually(() => visitor.count('gatsby-route-change')).toBe(3)
    // A jump within the page shows no page.
    await visitor.evaluate(() => {
      location.hash = 'content'
    })
    await visitor.follow('/en-au/nothing-here/')
    await eventually(() => visitor.count('100 ms after route-update')).toBe(4)
    const { log } = await visitor.witness()
    expect(log.filter((each) => each !== 'click')).toEqual(
      Array.from({ length: 4 }, () => [
        'route-update',
        '40 ms after route-update',
        'gatsby-route-change',
        '100 ms after route-update',
      ]).flat(),
    )
  })
})
