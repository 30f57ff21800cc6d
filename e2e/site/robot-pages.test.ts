import { describe, expect, it } from 'vitest'
import { openSite } from './open-site.ts'

const { visitor } = openSite({ looks: true })
const reader = openSite().resident()

const robotPages = [
  '/en-au/dolphin/',
  '/en-nz/dolphin/',
  '/en-za/dolphin/',
  '/en-au/dolphin-commercial/',
  '/en-za/dolphin-commercial/',
  '/en-au/liberty-cordless/',
  '/en-au/skimmi/',
  '/en-au/niya/',
  '/above-ground-pool-cleaners/',
]

describe('the pages of the robots', () => {
  it('stand still for visitors who prefer less motion, and fit a window of 320 pixels', async () => {
    const { page, go } = await visitor({ reducedMotion: 'reduce' })
    const [wide, narrow] = [
      { width: 1280, height: 720 },
      { width: 320, height: 640 },
    ]
    const problems: string[] = []
    for (const path of robotPages) {
      await page.setViewportSize(wide)
      await go(path)
      const running = await page.evaluate(
        () => document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().activeDuration !== 0).length,
      )
      if (running > 0) problems.push(`${path}: ${running} move`)
      await page.setViewportSize(narrow)
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
        problems.push(`${path}: too wide`)
    }
    expect(problems).toEqual([])
  })

  it('lead to a dealer where there is no shop', async () => {
    const { page, walk } = await reader()
    for (const path of ['/en-nz/dolphin/', '/en-za/dolphin/']) {
      await walk(path)
      expect(await page.locator('main a[href*="/shop/"]').count()).toBe(0)
      expect(await page.getByRole('main').getByRole('link', { name: 'Find a dealer' }).count()).toBeGreaterThan(0)
    }
  })

  it('show the machine of every pool, with its price and the way to it', async () => {
    const { page, walk } = await reader()
    for (const edition of ['en-au', 'en-za']) {
      await walk(`/${edition}/dolphin-commercial/`)
      const pools = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Wave/ }) })
      expect(await pools.count()).toBe(3)
      expect(await pools.getByRole('link', { name: /^Wave/ }).count()).toBe(3)
    }
  })

  it('mark the model most owners have, and explain the mark', async () => {
    const { page, walk } = await reader()
    await walk('/en-au/dolphin/')
    await expect(page.locator('[data-most-owned] h3').innerText()).resolves.toBe('S 300i')
    expect(await page.getByText('the one most owners have').count()).toBe(1)
  })
})
