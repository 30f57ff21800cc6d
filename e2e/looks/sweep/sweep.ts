import { expect, it } from 'vitest'
import { openSite } from '../../site/open-site.ts'
import { sitePaths } from '../../site/site-paths.ts'
import { whenAlive } from '../../support/browser.ts'
import { narrowest, problemsAtSight } from '../../support/look-at-page.ts'
import { pagesOfTemplates } from '../../support/pages-of-templates.ts'

/** Looks at every page whose path is one of these. A file for each edition, so that they can be looked at side by side. */
export const sweep = (isSwept: (path: string) => boolean, atLeast: number): void => {
  const { visitor, site } = openSite({ looks: true, painted: false })

  it('comes up without an error, has one h1 and fits 320 pixels; its pictures answer', async () => {
    // Pages of dealers differ in words alone: one in ten is looked at. One of each template is by another test.
    const others = new Set(pagesOfTemplates().values())
    const paths = sitePaths()
      .filter((path, index) => !path.includes('/find-a-dealer/') || index % 10 === 0)
      .filter((path) => !others.has(path) && isSwept(path))
    expect(paths.length).toBeGreaterThan(atLeast)
    const problems: string[] = []
    const look = async () => {
      const { page, go, walk, errors, console } = await visitor({ viewport: narrowest })
      const load = async (path: string) => {
        await page.goto(site().origin + path, { waitUntil: 'domcontentloaded' })
        await whenAlive(page)
      }
      await go('/en-au/privacy/')
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
        // To go there is a third of the work, and what is rendered is the same: only one in four is loaded.
        await (paths.length % 4 === 0 ? load(path) : walk(path))
        expect(new URL(page.url()).pathname).toBe(path)
        const found = [...(await problemsAtSight(page)), ...errors.splice(0), ...console.splice(0)]
        problems.push(...found.map((problem) => `${path}: ${problem}`))
      }
    }
    await Promise.all([look(), look()])
    expect(problems).toEqual([])
    // As long as the machine lets it: the limit is for a page that hangs.
  }, 600_000)
}
