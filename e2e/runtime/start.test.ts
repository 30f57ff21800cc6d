import { describe, expect } from 'vitest'
import { whenAlive } from '../support/browser.ts'
import { builtPage } from '../support/built-pages.ts'
import { at, dataFileOf, gate, missing } from '../support/faults.ts'
import type { Fault } from '../support/site.ts'
import { test } from '../support/visitor-test.ts'

const path = '/en-au/about-us/'
const heading = 'We make the robot that does the boring part'
const dataFile = dataFileOf(path)

describe('the start of a page', () => {
  test('waits for the page’s resources and leaves the prerendered page readable meanwhile [R4]', async ({
    site,
    visitor: { page },
  }) => {
    const slow = gate()
    site.breakWith(at(dataFile, slow.fault))
    await page.goto(path, { waitUntil: 'commit' })
    await slow.reached
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await page.getByRole('button', { name: 'Search' }).click()
    // The click waits with the page: nothing is shown that has no data yet.
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.evaluate(() => 'earlyEvents' in window)).toBe(true)

    slow.open()
    await whenAlive(page)
    await page.getByRole('dialog', { name: 'Search' }).waitFor()
  })

  const [query = ''] = builtPage(path).staticQueryHashes
  const broken: [string, string, Fault][] = [
    ['its data is missing', dataFile, missing],
    ['its data is somebody else’s JSON', dataFile, () => Response.json({ path: '/elsewhere/' })],
    ['its data is the page of a host that answers everything', dataFile, () => new Response('<!doctype html>')],
    ['its data ends in a 500', dataFile, () => new Response(null, { status: 500 })],
    ['its data cannot be reached', dataFile, () => 'hang up'],
    ['its module is missing', builtPage(path).module, missing],
    ['its static query is missing', `/page-data/sq/d/${query}.json`, missing],
  ]
  test.for(broken)(
    'leaves the page as it was prerendered and raises an error when %s [R6]',
    async ([, address, fault], { site, visitor: { page, documents, errors } }) => {
      await page.addInitScript(() => {
        addEventListener('error', ({ message }) => document.documentElement.setAttribute('data-raised', message))
      })
      site.breakWith(at(address, fault))
      await page.goto(path)
      await page.locator('html[data-raised]').waitFor({ state: 'attached' })
      expect(await page.locator('html').getAttribute('data-raised')).toContain(`Page resources for ${path} not found`)
      expect(errors).toHaveLength(1)
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading)
      expect(await page.getByRole('contentinfo').isVisible()).toBe(true)
      // React has touched nothing: its root carries no mark of it.
      expect(
        await page.evaluate(() =>
          Object.keys(document.getElementById('root') ?? {}).filter((key) => key.startsWith('__react')),
        ),
      ).toEqual([])
      expect(documents).toEqual([path])

      // Links still work, by themselves.
      site.breakWith()
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Support', exact: true }).click()
      await page.waitForURL('/en-au/support/')
      await whenAlive(page)
      expect(documents).toEqual([path, '/en-au/support/'])
    },
  )
})
