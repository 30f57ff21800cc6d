import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { at } from '../support/faults.ts'
import { testSiteDirectory } from '../support/test-site-directory.ts'
import { test } from '../support/visitor-test.ts'

const html = async (file: string, status = 200) =>
  new Response(await readFile(`${testSiteDirectory}/${file}`), { status, headers: { 'content-type': 'text/html' } })

describe('the address of a page', () => {
  test.for<[string, string]>([
    ['/en-au/about-us/index.html?x=1#y', '/en-au/about-us/?x=1#y'],
    ['/en-AU/about-us/?x=1#y', '/en-au/about-us/?x=1#y'],
    ['/en-au/about-us', '/en-au/about-us/'],
    ['/en-au//about-us/', '/en-au/about-us/'],
  ])(
    '%s becomes %s without a history entry [R5]',
    async ([asked, canonical], { site, visitor: { page, go, documents } }) => {
      // A host that, unlike ours, serves a page at any spelling of its address.
      site.breakWith(at(/^\/en-au\/+about-us(\/index.html)?\/?$/i, () => html('en-au/about-us/index.html')))
      await page.goto('/en-nz/')
      await go(asked)
      expect(page.url()).toBe(site.origin + canonical)
      expect(documents).toHaveLength(2)
      expect(await page.locator('h1').innerText()).toBe('We make the robot that does the boring part')

      await page.goBack()
      expect(page.url()).toBe(`${site.origin}/en-nz/`)
      await page.goForward()
      expect(page.url()).toBe(site.origin + canonical)
    },
  )

  test('is replaced before the data of the page is there [R5]', async ({ site, visitor: { page } }) => {
    site.breakWith(at(/page-data\.json$/, () => new Response(null, { status: 404 })))
    await page.goto('/en-au/about-us/index.html')
    await page.waitForURL('/en-au/about-us/')
  })

  test.for(['/en-au/nothing-here', '/nothing-here/', '/en-nz/about-us/nothing/index.html?x=1#y'])(
    'stays %s when the 404 page answers for it [R5]',
    async (address, { site, visitor: { page, go, documents, errors } }) => {
      await go(address)
      expect(page.url()).toBe(site.origin + address)
      expect(await page.evaluate(() => document.documentElement.dataset.pageKind)).toBe('not-found')
      expect(documents).toHaveLength(1)
      expect(errors).toEqual([])
    },
  )

  test('stays what it was when the offline page answers for it [R5]', async ({
    site,
    visitor: { page, go, errors },
  }) => {
    site.breakWith(at('/en-au/about-us/', () => html('offline/index.html')))
    await go('/en-au/about-us/?x=1#y')
    expect(page.url()).toBe(`${site.origin}/en-au/about-us/?x=1#y`)
    expect(await page.evaluate(() => document.documentElement.dataset.pageKind)).toBe('offline')
    expect(errors).toEqual([])
  })
})

describe('the first part of the address', () => {
  test.for<[string, string]>([
    ['/en-au/', 'en-AU'],
    ['/en-nz/', 'en-NZ'],
    ['/en-za/', 'en-ZA'],
    ['/', 'en-AU'],
    ['/ideas/', 'en-AU'],
    ['/en-gb/', 'en-AU'],
    ['/en-nz/nothing-here/', 'en-NZ'],
  ])('of %s makes the edition %s [R3]', async ([address, language], { visitor: { page, go } }) => {
    await go(address)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    const region = page.getByRole('contentinfo').locator('a[hreflang][aria-current=true]')
    expect(await region.getAttribute('hreflang')).toBe(language.toLowerCase())
  })
})
