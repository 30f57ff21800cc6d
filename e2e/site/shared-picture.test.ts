import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite } from './open-site.ts'

const { visitor } = openSite({ looks: true })

const department = '/en-au/shop/residential/'
const product = '/en-au/products/dolphin-s300i/'

/** Flights are slowed down so that one can be looked at; counted from the start of each page. */
const slowly = `
  addEventListener('DOMContentLoaded', () => {
    window.flights = []
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes)
        if (node.className === 'flying-picture') {
          const { left, top } = node.getBoundingClientRect()
          flights.push({ left, top, src: node.src, path: location.pathname })
          for (const animation of node.getAnimations()) animation.playbackRate = 0.2
        }
    }).observe(document.body, { childList: true })
  })
`

type Flight = { left: number; top: number; src: string; path: string }
const flights = (page: Page): Promise<Flight[]> => page.evaluate('flights')

describe('the picture of a product', () => {
  it('flies from the list to the stage and back, the page being there at once', async () => {
    const { page, go, errors } = await visitor({ prepare: slowly })
    await go(department)
    const listed = page.locator(`main a[href="${product}"] img`)
    await listed.scrollIntoViewIfNeeded()
    const from = await listed.boundingBox()
    await listed.click()
    await page.waitForURL(`**${product}`)
    await expect.poll(() => flights(page)).toHaveLength(1)
    expect(await page.locator('main h1').innerText()).toContain('S 300i')
    const [first] = await flights(page)
    expect(first?.path).toBe(product)
    expect(Math.abs((first?.top ?? 0) - (from?.y ?? 0))).toBeLessThan((from?.height ?? 0) / 2)

    await page.locator('.flying-picture').waitFor({ state: 'detached' })
    expect(await page.locator('#picture-1 img').evaluate((picture) => getComputedStyle(picture).visibility)).toBe(
      'visible',
    )

    await page.goBack()
    await page.waitForURL(`**${department}`)
    await expect.poll(() => flights(page)).toHaveLength(2)
    await page.locator('.flying-picture').waitFor({ state: 'detached' })
    expect(errors).toEqual([])
  })

  it('stays where it is for those who want no motion', async () => {
    const { page, go } = await visitor({ prepare: slowly, reducedMotion: 'reduce' })
    await go(department)
    await page.locator(`main a[href="${product}"] img`).click()
    await page.waitForURL(`**${product}`)
    await page.locator('#picture-1 img').waitFor()
    expect(await flights(page)).toEqual([])
  })
})
