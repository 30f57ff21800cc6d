import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { whenAlive } from '../../support/browser.ts'
import { openSite } from '../open-site.ts'
import { sitePaths } from '../site-paths.ts'

const look = (page: Page) =>
  page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    pictures: [...document.images].map(({ currentSrc, src }) => currentSrc || src),
    unnamed: [...document.images].filter((image) => !image.hasAttribute('alt')).length,
  }))

/** Looks at every page whose path is one of these. A file for each edition, so that they can be looked at side by side. */
export const sweep = (isSwept: (path: string) => boolean, atLeast: number): void => {
  const { visitor, site } = openSite({ looks: true })

  it('comes alive without an error, has one h1 and fits 320 pixels; its pictures answer', async () => {
    // Pages of dealers differ in words alone: one in ten is looked at.
    const paths = sitePaths()
      .filter((path, index) => !path.includes('/find-a-dealer/') || index % 10 === 0)
      .filter(isSwept)
    expect(paths.length).toBeGreaterThan(atLeast)
    const pictures = new Set<string>()
    const problems: string[] = []
    const walk = async () => {
      const { page, errors, console } = await visitor({ viewport: { width: 320, height: 700 } })
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
    // As long as the machine lets it: the limit is for a page that hangs.
  }, 600_000)
}
