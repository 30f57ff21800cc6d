import { describe, expect, it } from 'vitest'
import { openSite } from '../site/open-site.ts'
import { samplePaths } from '../site/site-paths.ts'

const { visitor } = openSite({ looks: true })

describe('a page of each template', () => {
  it.each([390, 1440])(
    'does not shift while it loads at %i pixels',
    async (width) => {
      const { page, go } = await visitor({
        viewport: { width, height: 844 },
        prepare: `
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
          const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
          const isInView = (image: HTMLImageElement) => {
            const { top, bottom, left, right } = image.getBoundingClientRect()
            return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
          }
          const arrived = (image: HTMLImageElement) =>
            new Promise((resolve) => {
              for (const type of ['load', 'error']) image.addEventListener(type, resolve)
            })
          await window.fontsToCome
          await document.fonts.ready
          for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
            scrollTo(0, y)
            await frame()
            await Promise.all([...document.images].filter((image) => !image.complete && isInView(image)).map(arrived))
            await frame()
            await frame()
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
