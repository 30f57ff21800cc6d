import { expect, it } from 'vitest'
import { gate } from '../support/faults.ts'
import { openSite } from './open-site.ts'

const { site, visitor } = openSite({ looks: true })

const pages = ['', 'dolphin/', 'products/dolphin-s300i/', 'shop/residential/', 'support/faq/', 'support/contact/']

declare global {
  interface Window {
    shifted: number
  }
}

it.each(pages)(
  '/en-au/%s is painted before its fonts are there, and stays where it is when they come',
  async (slug) => {
    const { page, context } = await visitor()
    const fonts = gate()
    site().breakWith((request, url) => (url.pathname.endsWith('.woff2') ? fonts.fault(request, url) : undefined))
    await context.addInitScript(() => {
      window.shifted = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) window.shifted += Number(entry.value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${site().origin}/en-au/${slug}`, { waitUntil: 'commit' })
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
