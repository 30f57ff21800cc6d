import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { whenAlive } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { at, dataFileOf, gate, missing } from '../support/faults.ts'
import { test } from '../support/visitor-test.ts'
import { withoutPrefetch } from '../support/without-prefetch.ts'

const path = '/en-au/about-us/'
const scripts = /^\/assets\/core-.*\.js$/

/** Counts the clicks that React can hear and the dialogs that open. */
const countClicks = async (page: Page) => {
  await page.addInitScript(() => {
    const count = (what: string) => {
      const { dataset } = document.documentElement
      dataset[what] = `${Number(dataset[what] ?? 0) + 1}`
    }
    addEventListener('click', () => count('clicks'))
    const { showModal } = HTMLDialogElement.prototype
    HTMLDialogElement.prototype.showModal = function () {
      count('openings')
      showModal.call(this)
    }
  })
}

const counted = (page: Page) =>
  page.evaluate(() => {
    const { clicks = '0', openings = '0' } = document.documentElement.dataset
    return { clicks: Number(clicks), openings: Number(openings) }
  })

test.beforeEach(({ visitor: { page } }) => withoutPrefetch(page))

describe('a click before the page is alive', () => {
  for (const [what, address] of [
    ['scripts', scripts],
    ['data', dataFileOf(path)],
  ] as const) {
    test(`on the menu button opens the menu exactly once when the ${what} come late [R4]`, async ({
      site,
      visitor: { page, errors },
    }) => {
      await countClicks(page)
      await page.setViewportSize({ width: 390, height: 800 })
      const slow = gate()
      site.breakWith(at(address, slow.fault))
      await page.goto(path, { waitUntil: 'commit' })
      await slow.reached
      const button = page.getByRole('button', { name: 'Menu' })
      await button.click()
      expect(await button.getAttribute('aria-busy')).toBe('true')
      expect(await counted(page)).toEqual({ clicks: 0, openings: 0 })
      slow.open()
      await whenAlive(page)
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
      expect(await counted(page)).toEqual({ clicks: 1, openings: 1 })
      expect(await page.locator('[aria-busy]').count()).toBe(0)

      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await button.click()
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
      expect(await counted(page)).toEqual({ clicks: 2, openings: 2 })
      expect(errors).toEqual([])
    })
  }

  test('on a link is the browser’s and loads the page [R7]', async ({ site, visitor: { page, documents } }) => {
    const slow = gate()
    site.breakWith(at(scripts, slow.fault))
    await page.goto(path, { waitUntil: 'commit' })
    await slow.reached
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Robots' }).click()
    await page.waitForURL('/en-au/dolphin/', { waitUntil: 'commit' })
    expect(documents).toEqual([path, '/en-au/dolphin/'])
    slow.open()
    await whenAlive(page)
  })

  test('leaves no button busy when the page cannot come alive [R6]', async ({ site, visitor: { page, errors } }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const slow = gate()
    site.breakWith(
      at(dataFileOf(path), async (request, url) => {
        await slow.fault(request, url)
        return missing()
      }),
    )
    await page.goto(path, { waitUntil: 'commit' })
    await slow.reached
    await page.getByRole('button', { name: 'Menu' }).click()
    slow.open()
    await eventually(() => errors.length).toBe(1)
    await eventually(() => page.locator('[aria-busy]').count()).toBe(0)
  })
})
