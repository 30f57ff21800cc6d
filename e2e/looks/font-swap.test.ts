import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openSite } from '../site/open-site.ts'
import { gate } from '../support/faults.ts'

const { site, visitor } = openSite({ looks: true })

const pages = ['', 'dolphin/', 'products/dolphin-s300i/', 'shop/residential/', 'support/faq/', 'support/contact/']

/** Fonts wait for a picture, however long it takes. */
const withoutPatience = `const { setTimeout } = window
  window.setTimeout = (run, after, ...given) => (after === 2000 ? 0 : setTimeout(run, after, ...given))`

/** Whether what headings and words ask for first is there. */
const isInOwnFonts = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    ['h1', 'p'].every((words) => {
      const [first] = getComputedStyle(document.querySelector(`main ${words}`) ?? document.body).fontFamily.split(',')
      const faces = [...document.fonts].filter(
        ({ family }) => family.replaceAll('"', '') === first?.replaceAll('"', ''),
      )
      return faces.some(({ status }) => status === 'loaded')
    }),
  )

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
    expect(await isInOwnFonts(page)).toBe(false)
    fonts.open()
    await expect.poll(() => isInOwnFonts(page)).toBe(true)
    await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame)
      for (let frames = 0; frames < 3; frames += 1) await frame()
    })
    // A word within a line moves by the width of what stands before it; nothing else does.
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.0003)
  },
)

it.each(['', 'products/dolphin-s300i/', 'news/what-2-kg-of-gum-leaves-taught-us/'])(
  '/en-au/%s asks for its fonts when the picture that opens it is there',
  async (slug) => {
    const { page } = await visitor({ prepare: withoutPatience })
    const pictures = gate()
    const asked: string[] = []
    site().breakWith((request, url) => {
      if (url.pathname.endsWith('.woff2')) asked.push(url.pathname)
      return url.pathname.startsWith('/images/') ? pictures.fault(request, url) : undefined
    })
    await page.goto(`${site().origin}/en-au/${slug}`, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await pictures.reached
    expect(asked).toEqual([])
    pictures.open()
    await expect.poll(() => isInOwnFonts(page)).toBe(true)
    expect(asked).not.toEqual([])
  },
)
