import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { at } from '../support/faults.ts'
import { testSiteDirectory } from '../support/test-site-directory.ts'
import { test } from '../support/visitor-test.ts'
import { withoutPrefetch } from '../support/without-prefetch.ts'

const html = async (file: string, status = 200) =>
  new Response(await readFile(`${testSiteDirectory}/${file}`), { status, headers: { 'content-type': 'text/html' } })

// One visitor goes to one address after the other: what comes of it is listed, so that a failure names the address.
test.beforeEach(({ visitor: { page } }) => withoutPrefetch(page))

describe('the address of a page', () => {
  test('becomes its own, however it is spelled, without a history entry [R5]', async ({ site, visitor }) => {
    const { page, go, documents } = visitor
    // A host that, unlike ours, serves a page at any spelling of its address.
    site.breakWith(at(/^\/en-au\/+about-us(\/index.html)?\/?$/i, () => html('en-au/about-us/index.html')))
    const entries = () => page.evaluate(() => history.length)
    const becomes = async (asked: string) => {
      await page.goto('/en-nz/')
      const [before, loaded] = [await entries(), documents.length]
      await go(asked)
      const heading = await page.evaluate(() => document.querySelector('h1')?.innerText)
      return [asked, page.url(), heading, (await entries()) - before, documents.length - loaded]
    }
    for (const [asked, canonical] of [
      ['/en-au/about-us/index.html?x=1#y', '/en-au/about-us/?x=1#y'],
      ['/en-AU/about-us/?x=1#y', '/en-au/about-us/?x=1#y'],
      ['/en-au/about-us', '/en-au/about-us/'],
      ['/en-au//about-us/', '/en-au/about-us/'],
    ] as const) {
      const heading = 'We make the robot that does the boring part'
      expect(await becomes(asked)).toEqual([asked, site.origin + canonical, heading, 1, 1])
    }
    await page.goBack()
    expect(page.url()).toBe(`${site.origin}/en-nz/`)
    await page.goForward()
    expect(page.url()).toBe(`${site.origin}/en-au/about-us/`)
  })

  test('is replaced before the data of the page is there [R5]', async ({ site, visitor: { page } }) => {
    site.breakWith(at(/page-data\.json$/, () => new Response(null, { status: 404 })))
    await page.goto('/en-au/about-us/index.html')
    await page.waitForURL('/en-au/about-us/')
  })

  test('stays what it was when the 404 page or the offline page answers for it [R5]', async ({ site, visitor }) => {
    const { page, go, documents, errors } = visitor
    site.breakWith(at('/en-au/about-us/', () => html('offline/index.html')))
    for (const [address, kind] of [
      ['/en-au/nothing-here', 'not-found'],
      ['/nothing-here/', 'not-found'],
      ['/en-nz/about-us/nothing/index.html?x=1#y', 'not-found'],
      ['/en-au/about-us/?x=1#y', 'offline'],
    ] as const) {
      const loaded = documents.length
      await go(address)
      const shown = await page.evaluate(() => document.documentElement.dataset.pageKind)
      expect([page.url(), shown, documents.length - loaded]).toEqual([site.origin + address, kind, 1])
    }
    expect(errors).toEqual([])
  })
})

describe('the first part of the address', () => {
  test('makes the edition and its language [R3] [U8]', async ({ visitor: { page, go } }) => {
    for (const [address, language] of [
      ['/en-au/', 'en-AU'],
      ['/en-nz/', 'en-NZ'],
      ['/en-za/', 'en-ZA'],
      ['/', 'en-AU'],
      ['/ideas/', 'en-AU'],
      ['/en-gb/', 'en-AU'],
      ['/en-nz/about-us/', 'en-NZ'],
      ['/EN-NZ/about-us', 'en-NZ'],
      ['/en-nz/nothing-here/', 'en-NZ'],
    ] as const) {
      await go(address)
      const [lang, region] = await page.evaluate(() => [
        document.documentElement.lang,
        document.querySelector('footer a[hreflang][aria-current=true]')?.getAttribute('hreflang'),
      ])
      expect([address, lang, region]).toEqual([address, language, language.toLowerCase()])
    }
  })
})
