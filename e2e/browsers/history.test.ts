import { describe, expect } from 'vitest'
import { at, dataFileOf, gate, missing } from '../support/faults.ts'
import { browserName, test } from './browser-test.ts'
import { eventually } from './visitor.ts'

const from = '/en-au/about-us/'
const to = '/en-nz/news/'
const third = '/en-za/dolphin/'

describe('back and forward', () => {
  test('show the page and the place in it that the visitor left [R7]', async ({ visit }) => {
    const visitor = await visit()
    await visitor.go(from)
    await visitor.scrollTo(700)
    await eventually(visitor.scrolled).toBe(700)
    await visitor.follow(to)
    await visitor.shows(to)
    await eventually(visitor.scrolled).toBe(0)
    await visitor.scrollTo(300)
    await visitor.traverse(-1)
    await visitor.shows(from)
    await eventually(visitor.scrolled).toBe(700)
    await visitor.traverse(1)
    await visitor.shows(to)
    await eventually(visitor.scrolled).toBe(300)
    expect(visitor.documents).toEqual([from])
    expect(await visitor.errors()).toEqual([])
  })

  test('know the place after a reload, and after another document [R7]', async ({ visit }) => {
    const visitor = await visit()
    await visitor.go(from)
    await visitor.scrollTo(700)
    await eventually(visitor.scrolled).toBe(700)
    const toQuery = `${to}?x=1`
    await visitor.follow(toQuery)
    await visitor.shows(to, toQuery)
    await visitor.scrollTo(300)
    await eventually(visitor.scrolled).toBe(300)
    await visitor.reload()
    await visitor.whenAlive()
    await visitor.shows(to, toQuery)
    expect(visitor.documents).toEqual([from, toQuery])
    await eventually(visitor.scrolled).toBe(300)
    await visitor.traverse(-1)
    await visitor.shows(from)
    expect(await visitor.text('h1')).toBe('We make the robot that does the boring part')
    await eventually(visitor.scrolled).toBe(700)
    await visitor.enter('/robots.txt')
    await visitor.traverse(-1)
    await visitor.shows(from)
    await eventually(visitor.scrolled).toBe(700)
  })

  test('keep up with a visitor who goes two pages back at once [R7]', async ({ visit }) => {
    const visitor = await visit()
    await visitor.go(from)
    await visitor.follow(to)
    await visitor.shows(to)
    await visitor.follow(third)
    await visitor.shows(third)
    await visitor.evaluate(() => {
      history.back()
      setTimeout(() => history.back())
    })
    await visitor.shows(from)
    await visitor.traverse(2)
    await visitor.shows(third)
    expect(visitor.documents).toEqual([from])
  })

  test('lead out of a navigation that takes too long [R7]', async ({ visit }) => {
    const visitor = await visit({ sparesData: true })
    await visitor.go(from)
    await visitor.follow(to)
    await visitor.shows(to)
    const slow = gate()
    visitor.breakWith(at(dataFileOf(third), slow.fault))
    await visitor.follow(third)
    await slow.reached
    await visitor.traverse(-1)
    await visitor.shows(from)
    slow.open()
    await visitor.traverse(1)
    await visitor.shows(to)
    expect(visitor.documents).toEqual([from])
  })

  test('load the page in full when its data is gone [R8]', async ({ visit }) => {
    const visitor = await visit({ sparesData: true })
    await visitor.go(from)
    await visitor.follow(to)
    await visitor.shows(to)
    await visitor.reload()
    await visitor.whenAlive()
    visitor.breakWith(at(dataFileOf(from), () => new Response(null, { status: 500 })))
    await visitor.untilNewDocument(() => visitor.traverse(-1))
    expect(await visitor.attribute('html', 'data-page-path')).toBe(from)
    expect(await visitor.address()).toBe(from)
    expect(visitor.documents).toEqual([from, to, from])
  })

  test('work before the page has come alive [R4] [R7]', async ({ visit }) => {
    const visitor = await visit({ sparesData: true })
    await visitor.go(from)
    await visitor.follow(to)
    await visitor.shows(to)
    const slow = gate()
    visitor.breakWith(at(dataFileOf(to), slow.fault))
    await visitor.reload()
    await slow.reached
    await visitor.traverse(-1)
    await eventually(() => visitor.attribute('html', 'data-page-path')).toBe(from)
    slow.open()
    await visitor.whenAlive()
    await visitor.shows(from)
  })

  test('work on a page that could not come alive [R6] [R8]', async ({ visit }) => {
    const visitor = await visit({ sparesData: true })
    await visitor.go(from)
    await visitor.follow(to)
    await visitor.shows(to)
    visitor.breakWith(at(dataFileOf(to), missing))
    await visitor.reload()
    await eventually(async () => (await visitor.errors()).length).toBe(1)
    await visitor.traverse(-1)
    await eventually(() => visitor.attribute('html', 'data-page-path')).toBe(from)
    await visitor.whenAlive()
    expect(await visitor.address()).toBe(from)
    await visitor.traverse(1)
    await eventually(() => visitor.attribute('html', 'data-page-path')).toBe(to)
    expect(await visitor.address()).toBe(to)
    // What slept in the back/forward cache is not asked for again; Chromium has none while it is driven.
    expect(visitor.documents.length).toBeLessThanOrEqual(4)
    if (browserName === 'chromium') expect(visitor.documents).toHaveLength(4)
  })
})

describe('the history', () => {
  for (const speed of ['fast', 'slow'] as const) {
    test(`grows by one entry when a link to a ${speed} page is clicked twice [R7]`, async ({ visit }) => {
      const visitor = await visit({ sparesData: true })
      await visitor.go(from)
      const before = await visitor.entries()
      const slow = gate()
      if (speed === 'slow') visitor.breakWith(at(dataFileOf(to), slow.fault))
      await visitor.follow(to, { count: 2 })
      slow.open()
      await visitor.shows(to)
      expect(await visitor.entries()).toBe(before + 1)
      await visitor.traverse(-1)
      await visitor.shows(from)
      expect(visitor.documents).toEqual([from])
    })
  }

  test('does not grow by a click on a link to the page on screen [R7]', async ({ visit }) => {
    const visitor = await visit()
    await visitor.go(from)
    const before = await visitor.entries()
    await visitor.follow(from)
    await eventually(() => visitor.count('route-update')).toBe(2)
    expect(await visitor.entries()).toBe(before)
    expect(visitor.documents).toEqual([from])
  })
})
