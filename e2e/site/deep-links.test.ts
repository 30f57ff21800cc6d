import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { at, missing } from '../support/faults.ts'
import { openSite } from './open-site.ts'

// What is not painted does not shift.
const { visitor, site } = openSite({ painted: true })

const code = /^\/assets\/.*\.js$/

/** Every tool that keeps its state in the address, with something that only the address brings. */
const links: [address: string, answer: RegExp][] = [
  ['/en-au/support/troubleshooting/?symptom=circles&steps=drive-caught', /Is anything caught in a track/],
  ['/en-au/product-comparison/?models=dolphin-s100,dolphin-s300i', /These come from a link/],
  ['/en-au/which-model/?pool=in-ground&length=8&surface=concrete&debris=leaves', /Get the Dolphin\sS\s100/],
  ['/en-au/support/find-a-dealer/?place=2232', /within \d+\skm of/],
  ['/en-nz/support/find-a-dealer/?place=Takapuna&service=repairs', /within \d+\skm of/],
  ['/en-za/support/find-a-dealer/?place=Sandton&line=dolphin', /within \d+\skm of/],
  ['/en-au/support/repairs-and-parts/?model=dolphin-s300i', /Parts for Dolphin S 300i/],
  ['/en-za/support/calculators/running-cost/?robot=Dolphin+S+50&watts=100&hours=1,5', /Dolphin S 50/],
  ['/en-au/book-a-demo/?model=dolphin-s300i', /Filled in for you: model to see/],
  ['/en-au/support/registration/?model=dolphin-s300i', /Filled in for you: product/],
]

/** Counts what waits for the address and frames in which it is seen before, and notes what shifts. */
const watch = `window.seen = 0
  addEventListener('DOMContentLoaded', () => { window.waiting = document.querySelectorAll('[data-awaited]').length })
  window.shifts = []
  const look = () => {
    for (const each of document.querySelectorAll('[data-awaited]'))
      if (getComputedStyle(each).visibility !== 'hidden') window.seen += 1
    requestAnimationFrame(look)
  }
  look()
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      window.shifts.push(value + ' ' + sources.map(({ node }) => node?.nodeName + '.' + node?.className).join())
  }).observe({ type: 'layout-shift', buffered: true })`

/** The wait of at most 4 seconds is an animation: slowed down, it outlasts the slowest machine. */
const stretchWait = async (page: Page, times: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 / times })
}

/** What shows the answer may still move things in the frame after it, and the one after is told of it. */
const framesLater = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )

const watched = (page: Page) =>
  page.evaluate(() => ['waiting', 'seen', 'shifts'].map((name) => Reflect.get(window, name)))

describe('a link into a tool', () => {
  it.each([390, 1440])('shows what it asks for, nothing before it, and moves nothing, at %i pixels', async (width) => {
    const { page, go } = await visitor({ viewport: { width, height: 844 }, prepare: watch })
    await stretchWait(page, 10)
    const problems: unknown[] = []
    for (const [address, answer] of links) {
      await go(address)
      await page.getByRole('main').getByText(answer).filter({ visible: true }).first().waitFor()
      await framesLater(page)
      const [waiting, seen, shifts] = await watched(page)
      if (waiting === 0 || seen > 0 || shifts.length > 0) problems.push([address, waiting, seen, shifts])
    }
    expect(problems).toEqual([])
  })

  it('is not needed to find one’s own comparison again, with nothing before it', async () => {
    const { page, go } = await visitor({ prepare: watch })
    await go('/en-au/products/dolphin-s100/')
    await page.evaluate(() => sessionStorage.setItem('table', '["PW-S100","PW-S300I"]'))
    await stretchWait(page, 10)
    await go('/en-au/product-comparison/')
    await page.getByRole('main').getByRole('table').filter({ visible: true }).first().waitFor()
    expect(await watched(page)).toEqual([1, 0, []])
  })

  it('shows the start if what it needs never comes', async () => {
    const { page } = await visitor()
    const list = page.getByRole('link', { name: 'It goes in circles' })
    await stretchWait(page, 2)
    site().breakWith(at(code, missing))
    await page.goto(`${site().origin}/en-au/support/troubleshooting/?symptom=circles`, { waitUntil: 'commit' })
    await page.locator('footer').waitFor({ state: 'attached' })
    expect(await list.isVisible()).toBe(false)
    await expect.poll(() => list.isVisible()).toBe(true)
  })

  it('shows the start without scripts', async () => {
    const { page, go } = await visitor({ javaScriptEnabled: false })
    await go('/en-au/support/troubleshooting/?symptom=circles')
    expect(await page.getByRole('link', { name: 'It goes in circles' }).first().isVisible()).toBe(true)
    await go('/en-au/support/find-a-dealer/?place=2232')
    expect(await page.getByRole('heading', { name: 'New South Wales' }).isVisible()).toBe(true)
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true)
  })
})
