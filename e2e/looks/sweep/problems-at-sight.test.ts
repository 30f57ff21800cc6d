import { expect, it } from 'vitest'
import { openSite } from '../../site/open-site.ts'
import { narrowest, problemsAtSight } from '../../support/look-at-page.ts'

const { visitor } = openSite()

it.each(['main', 'footer'])('a page is too wide where its %s is', async (part) => {
  const { page, go } = await visitor({ viewport: narrowest })
  await go('/en-au/warranty/')
  expect(await problemsAtSight(page)).toEqual([])
  await page
    .locator(`${part} a`)
    .first()
    .evaluate((link) => {
      link.style.cssText = 'display: block; width: 900px'
    })
  expect(await problemsAtSight(page)).toEqual([expect.stringMatching(/^\d+ pixels too wide$/)])
})
