import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { testSiteDirectory } from '../support/test-site-directory.ts'
import type { Visitor } from '../support/visitor-test.ts'
import { test } from '../support/visitor-test.ts'
import { sitePaths } from './site-paths.ts'

const product = '/en-au/products/dolphin-s300i/'

/** What the styles of the parts below the first screen say when the document has been read. */
const noteFirstLayout = ({ page }: Visitor) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const later = [...document.querySelectorAll('main > :first-child ~ :is(.section, .below)')]
      const kinds = new Set(later.map((part) => getComputedStyle(part).contentVisibility))
      document.documentElement.setAttribute('data-noted', [...kinds].join())
    }),
  )

const firstLayout = ({ page }: Visitor) => page.locator('html').getAttribute('data-noted')

test('who arrives gets the first screen first; who reloads, comes back or asks for a place gets all of it', async ({
  visitor,
}) => {
  const { page, go } = visitor
  await noteFirstLayout(visitor)
  await go(product)
  expect(await firstLayout(visitor)).toBe('auto')
  const isAllThere = () =>
    page
      .locator('main > .section h2')
      .evaluateAll((all) => all.every((each) => each.checkVisibility({ contentVisibilityAuto: true })))
  expect(await isAllThere()).toBe(true)

  await page.reload()
  expect(await firstLayout(visitor)).toBe('visible')
  await go('/en-au/support/faq/')
  await page.goBack()
  expect(await firstLayout(visitor)).toBe('visible')
  await go('/en-au/support/faq/')
  await go(`${product}#reviews`)
  expect(await firstLayout(visitor)).toBe('visible')
})

it('around the content of a page there is no field, for which browsers that fill in forms would lay out all of it at once', () => {
  const withFields = sitePaths().filter((pagePath) => {
    const html = readFileSync(path.join(testSiteDirectory, pagePath, 'index.html'), 'utf8')
    return /<(input|select|textarea)\b/.test(html.replace(/<main\b.*<\/main>/s, ''))
  })
  expect(withFields).toEqual([])
})
