import { expect } from 'vitest'
import { gate } from '../support/faults.ts'
import { test } from '../support/visitor-test.ts'

const pages = ['', 'dolphin/', 'products/dolphin-s300i/', 'shop/residential/', 'support/faq/', 'support/contact/']

declare global {
  interface Window {
    shifted: number
  }
}

test.for(pages)(
  '/en-au/%s is painted before its fonts are there, and stays where it is when they come',
  async (slug, { site, visitor: { page, context } }) => {
    const fonts = gate()
    site.breakWith((request, url) => (url.pathname.endsWith('.woff2') ? fonts.fault(request, url) : undefined))
    await context.addInitScript(() => {
      window.shifted = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) window.shifted += Number(entry.value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/en-au/${slug}`, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await fonts.reached
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
    fonts.open()
    await page.evaluate(async () => {
      await document.fonts.ready
      const frame = () => new Promise(requestAnimationFrame)
      for (let frames = 0; frames < 3; frames += 1) await frame()
    })
    expect(await page.evaluate(() => document.fonts.check('1em "Hanken Grotesk"'))).toBe(true)
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.001)
  },
)
