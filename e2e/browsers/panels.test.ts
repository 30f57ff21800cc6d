import { describe, expect } from 'vitest'
import { test } from './browser-test.ts'
import { eventually } from './visitor.ts'

describe('panels', () => {
  for (const name of ['Search', 'Sign in', 'Cart']) {
    test(`${name} opens, keeps the focus, closes by Escape and gives the focus back [U5] [U9]`, async ({ visit }) => {
      const visitor = await visit()
      await visitor.go('/en-au/about-us/')
      await visitor.click('header button', name)
      await eventually(() => visitor.seen('dialog[open]')).toBe(1)
      const focusIsInside = () =>
        visitor.evaluate(() => document.querySelector('dialog[open]')?.contains(document.activeElement))
      await eventually(focusIsInside).toBe(true)
      await visitor.press('Escape')
      await eventually(() => visitor.seen('dialog[open]')).toBe(0)
      const focused = () =>
        visitor.evaluate(
          () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
        )
      await eventually(focused).toContain(name)
      expect(await visitor.errors()).toEqual([])
    })
  }

  test('close by a click outside, and by a navigation from inside them [U5]', async ({ visit }) => {
    const visitor = await visit()
    await visitor.go('/en-au/about-us/')
    await visitor.click('header button', 'Cart')
    await eventually(() => visitor.seen('dialog[open]')).toBe(1)
    await visitor.clickAt(100, 700)
    await eventually(() => visitor.seen('dialog[open]')).toBe(0)
    await visitor.click('header button', 'Cart')
    await visitor.click('dialog[open] a', 'Go to the shop')
    await visitor.shows('/en-au/shop/')
    await eventually(() => visitor.seen('dialog[open]')).toBe(0)
    await visitor.click('header button', 'Sign in')
    await eventually(() => visitor.seen('dialog[open]')).toBe(1)
    await visitor.traverse(-1)
    await visitor.shows('/en-au/about-us/')
    await eventually(() => visitor.seen('dialog[open]')).toBe(0)
    expect(visitor.documents).toEqual(['/en-au/about-us/'])
  })

  test('the menu of a phone leads through a submenu to a page [U5] [U9]', async ({ visit }) => {
    const visitor = await visit({ width: 480 })
    await visitor.go('/en-au/about-us/')
    await visitor.click('header button', 'Menu')
    await visitor.click('dialog[open] nav button', 'Robots')
    await eventually(() => visitor.seen('dialog[open] nav a img')).toBeGreaterThan(1)
    await visitor.click('dialog[open] nav li:nth-child(2) a:has(img)')
    await eventually(() => visitor.count('route-update')).toBe(2)
    expect(await visitor.address()).not.toBe('/en-au/about-us/')
    await eventually(() => visitor.seen('dialog[open]')).toBe(0)
    expect(visitor.documents).toEqual(['/en-au/about-us/'])
    expect(await visitor.errors()).toEqual([])
  })
})
