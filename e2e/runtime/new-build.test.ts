import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { isSameDocument, markDocument, whenAlive } from '../support/browser.ts'
import { builtPage } from '../support/built-pages.ts'
import { eventually } from '../support/eventually.ts'
import type { Fault } from '../support/site.ts'
import { test } from '../support/visitor-test.ts'
import { withoutPrefetch } from '../support/without-prefetch.ts'

const newHash = '0123456789ab'

/** A site on which another build has been put: its data, and if it says so its documents too. */
const newBuild =
  ({ origin, documents }: { origin: () => string; documents: 'new' | 'stale' }): Fault =>
  async (request, { pathname }) => {
    if (request.headers.has('x-original')) return undefined
    const isDocument = documents === 'new' && /^\/en-.*\/$/.test(pathname)
    if (!isDocument && !pathname.endsWith('/page-data.json')) return undefined
    const original = await fetch(origin() + pathname, { headers: { 'x-original': 'yes' } })
    const text = (await original.text()).replaceAll(builtPage('/').buildHash, newHash)
    const type = original.headers.get('content-type') ?? ''
    return new Response(text, { status: original.status, headers: { 'content-type': type } })
  }

const follow = async (page: Page, name: string, path: string) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
  await page.waitForURL(path)
  await whenAlive(page)
}

describe('a build that is put on the site while it is being read', () => {
  for (const documents of ['new', 'stale'] as const) {
    test(`is loaded in full at the next click, once, when its documents are ${documents} [R9]`, async ({
      site,
      visitor,
    }) => {
      const { page, go, quiet } = visitor
      await withoutPrefetch(page)
      await go('/en-au/about-us/')
      await markDocument(page)
      site.breakWith(newBuild({ origin: () => site.origin, documents }))

      await follow(page, 'Robots', '/en-au/dolphin/')
      await quiet()
      expect(visitor.documents).toEqual(['/en-au/about-us/', '/en-au/dolphin/'])
      expect(await isSameDocument(page)).toBe(false)
      expect(await page.locator('h1').count()).toBe(1)

      await follow(page, 'Support', '/en-au/support/')
      await quiet()
      // A stale document cannot know better: it pays one load for each click, and never more.
      expect(visitor.documents).toHaveLength(documents === 'new' ? 2 : 3)
      expect(visitor.errors).toEqual([])
    })

    test(`is loaded in full when a page starts, once, and its documents are ${documents} [R9]`, async ({
      site,
      visitor,
    }) => {
      const { page, quiet } = visitor
      const fault = newBuild({ origin: () => site.origin, documents })
      // The first document is an old one from a cache on the way.
      let first = true
      site.breakWith((request, url) => {
        if (request.headers.has('x-original')) return undefined
        if (!url.pathname.endsWith('/') || !first) return fault(request, url)
        first = false
        return undefined
      })
      await page.goto('/en-au/about-us/')
      await page.waitForURL('/en-au/about-us/')
      await eventually(() => visitor.documents.length).toBe(2)
      await whenAlive(page)
      await quiet()
      expect(visitor.documents).toEqual(['/en-au/about-us/', '/en-au/about-us/'])
      expect(await page.locator('h1').innerText()).toBe('We make the robot that does the boring part')

      await page.reload()
      await whenAlive(page)
      await quiet()
      expect(visitor.documents).toHaveLength(3)
    })
  }

  test('never makes a page load again where nothing can be remembered [R9]', async ({ site, visitor }) => {
    const { page, go, documents, quiet } = visitor
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Storage is blocked', 'SecurityError')
        },
      })
    })
    site.breakWith(newBuild({ origin: () => site.origin, documents: 'stale' }))
    await go('/en-au/about-us/')
    await quiet()
    expect(documents).toEqual(['/en-au/about-us/'])
  })

  test('is loaded in full when the visitor goes back to a page of before [R9]', async ({ site, visitor }) => {
    const { page, go, documents, quiet } = visitor
    await go('/en-au/about-us/')
    await follow(page, 'Robots', '/en-au/dolphin/')
    await page.reload()
    await whenAlive(page)
    site.breakWith(newBuild({ origin: () => site.origin, documents: 'new' }))
    await page.goBack()
    await eventually(() => page.locator('html').getAttribute('data-build')).toBe(newHash)
    await whenAlive(page)
    await quiet()
    expect(page.url()).toBe(`${site.origin}/en-au/about-us/`)
    expect(documents).toEqual(['/en-au/about-us/', '/en-au/dolphin/', '/en-au/about-us/'])
    expect(await page.locator('h1').innerText()).toBe('We make the robot that does the boring part')
  })
})
