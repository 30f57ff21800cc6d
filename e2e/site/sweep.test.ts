import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { whenAlive } from '../support/browser.ts'
import { openSite } from './open-site.ts'
import { samplePaths, sitePaths } from './site-paths.ts'

const { visitor, site } = openSite({ pictures: true })

/** Keeps pages from prefetching each other while every one of them is looked at. */
const dataSaver = `Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })`

const look = (page: Page) =>
  page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    pictures: [...document.images].map(({ currentSrc, src }) => currentSrc || src),
    unnamed: [...document.images].filter((image) => !image.hasAttribute('alt')).length,
  }))

describe('every page', () => {
  it('comes alive without an error, has one h1 and fits 320 pixels; its pictures answer', async () => {
    // Pages of dealers differ in words alone: one in ten is looked at.
    const paths = sitePaths().filter((path, index) => !path.includes('/find-a-dealer/') || index % 10 === 0)
    expect(paths.length).toBeGreaterThan(300)
    const pictures = new Set<string>()
    const problems: string[] = []
    const walk = async () => {
      const { page, errors, console } = await visitor({ viewport: { width: 320, height: 700 }, prepare: dataSaver })
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
        await page.goto(site().origin + path, { waitUntil: 'domcontentloaded' })
        await whenAlive(page)
        const { headings, overflow, pictures: found, unnamed } = await look(page)
        if (headings !== 1) problems.push(`${path}: ${headings} h1`)
        if (overflow > 0) problems.push(`${path}: ${overflow} pixels too wide`)
        if (unnamed > 0) problems.push(`${path}: ${unnamed} pictures without alt`)
        for (const picture of found) pictures.add(picture)
        for (const line of [...errors.splice(0), ...console.splice(0)]) problems.push(`${path}: ${line}`)
      }
    }
    await Promise.all([walk(), walk()])
    for (const picture of pictures) {
      const { status } = await fetch(picture, { method: 'HEAD' })
      if (status !== 200) problems.push(`${picture}: ${status}`)
    }
    expect(problems).toEqual([])
  }, 300_000)
})

describe('a page of each template', () => {
  it.each([390, 1440])(
    'does not shift while it loads at %i pixels',
    async (width) => {
      const { page, go } = await visitor({
        viewport: { width, height: 844 },
        prepare: `${dataSaver}
        window.shifted = []
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries())
            window.shifted.push([value, sources.map(({ node }) => node?.nodeName + '.' + node?.className).join()])
        }).observe({ type: 'layout-shift', buffered: true })`,
      })
      const problems: string[] = []
      for (const path of samplePaths) {
        await go(path)
        await page.evaluate(async () => {
          await document.fonts.ready
          for (let y = 0; y < document.body.scrollHeight; y += 600) {
            scrollTo(0, y)
            await new Promise((resolve) => setTimeout(resolve, 60))
          }
        })
        const shifted = await page.evaluate(() => (window as unknown as { shifted: [number, string][] }).shifted)
        const sum = shifted.reduce((total, [value]) => total + value, 0)
        if (sum >= 0.01) problems.push(`${path}: ${sum.toFixed(3)} ${JSON.stringify(shifted)}`)
      }
      expect(problems).toEqual([])
    },
    150_000,
  )
})
