import { describe, expect } from 'vitest'
import { builtPage } from '../support/built-pages.ts'
import { at, dataFileOf, gate, missing } from '../support/faults.ts'
import type { Fault } from '../support/site.ts'
import { test } from './browser-test.ts'
import { eventually } from './visitor.ts'

const path = '/en-au/about-us/'
const heading = 'We make the robot that does the boring part'

describe('the start of a page', () => {
  test('waits for the page’s resources; a click meanwhile is not lost [R4]', async ({ visit }) => {
    const visitor = await visit()
    const slow = gate()
    visitor.breakWith(at(dataFileOf(path), slow.fault))
    await visitor.enter(path)
    await slow.reached
    expect(await visitor.text('h1')).toBe(heading)
    await visitor.click('header button', 'Search')
    // The click waits with the page: nothing is shown that has no data yet.
    expect(await visitor.seen('dialog')).toBe(0)
    expect(await visitor.evaluate(() => 'earlyEvents' in window)).toBe(true)
    slow.open()
    await visitor.whenAlive()
    await eventually(() => visitor.seen('dialog[open] input[role=combobox]')).toBe(1)
    expect(await visitor.errors()).toEqual([])
  })

  const dataFile = dataFileOf(path)
  const [query = ''] = builtPage(path).staticQueryHashes
  const broken: [string, string, Fault][] = [
    ['its data is missing', dataFile, missing],
    ['its data is somebody else’s JSON', dataFile, () => Response.json({ path: '/elsewhere/' })],
    ['its data is the page of a host that answers everything', dataFile, () => new Response('<!doctype html>')],
    ['its data ends in a 500 [R16]', dataFile, () => new Response(null, { status: 500 })],
    ['its data cannot be reached', dataFile, () => 'hang up'],
    ['its module is missing', builtPage(path).module, missing],
    ['its static query is missing', `/page-data/sq/d/${query}.json`, missing],
  ]
  for (const [reason, address, fault] of broken) {
    test(`leaves the page as it was prerendered and raises an error when ${reason}; links work by themselves [R6]`, async ({
      visit,
    }) => {
      const visitor = await visit()
      visitor.breakWith(at(address, fault))
      await visitor.enter(path)
      await eventually(async () => (await visitor.errors()).join()).toContain(`Page resources for ${path} not found`)
      expect(await visitor.errors()).toHaveLength(1)
      expect(await visitor.text('h1')).toBe(heading)
      expect(await visitor.seen('body footer')).toBeGreaterThan(0)
      // React has touched nothing: its root carries no mark of it.
      const marks = () => Object.keys(document.getElementById('root') ?? {}).filter((key) => key.startsWith('__react'))
      expect(await visitor.evaluate(marks)).toEqual([])
      expect(visitor.documents).toEqual([path])
      // Links still work, by themselves.
      visitor.breakWith()
      await visitor.click('nav a', 'Support')
      await visitor.shows('/en-au/support/')
      await visitor.whenAlive()
      expect(visitor.documents).toEqual([path, '/en-au/support/'])
    })
  }

  test('puts the page under its own address, without an entry, but for the 404 page [R5]', async ({ visit }) => {
    const visitor = await visit()
    const serves = async () => {
      const page = await fetch(visitor.site.origin + path, { headers: { 'x-original': 'yes' } })
      return new Response(await page.text(), { headers: { 'content-type': 'text/html' } })
    }
    visitor.breakWith(at('/en-AU/about-us', serves))
    await visitor.go('/en-nz/')
    const before = await visitor.entries()
    await visitor.go('/en-AU/about-us?x=1#y')
    expect(await visitor.address()).toBe(`${path}?x=1#y`)
    expect(await visitor.entries()).toBe(before + 1)
    await visitor.go('/en-au/nothing-here?x=1')
    expect(await visitor.address()).toBe('/en-au/nothing-here?x=1')
    expect(await visitor.attribute('html', 'data-page-kind')).toBe('not-found')
  })
})
