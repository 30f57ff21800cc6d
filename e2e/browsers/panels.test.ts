import { describe, expect } from 'vitest'
import { test } from './browser-test.ts'
import { eventually, type Visitor } from './visitor.ts'

const openPanel = ({ evaluate }: Visitor) =>
  evaluate(() => document.querySelector('dialog[open]')?.getAttribute('aria-label'))

const focusIsInside = ({ evaluate }: Visitor) =>
  evaluate(() => document.querySelector('dialog[open]')?.contains(document.activeElement))

/** What a button of the header that has the focus is called. */
const focusedButton = ({ evaluate }: Visitor) =>
  evaluate(() => {
    const button = document.activeElement?.closest('header button')
    return button?.getAttribute('aria-label') ?? button?.textContent
  })

describe('panels', () => {
  for (const name of ['Search', 'Sign in', 'Cart']) {
    test(`${name} opens, keeps the focus, closes by Escape and gives the focus back [U5] [U9]`, async ({ visit }) => {
      const visitor = await visit()
      await visitor.go('/en-au/about-us/')
      await visitor.click('header button', name)
      await eventually(() => visitor.seen('dialog[open]')).toBe(1)
      expect(await openPanel(visitor)).toBe(name)
      await eventually(() => focusIsInside(visitor)).toBe(true)
      for (let step = 0; step < 12; step += 1) await visitor.press('Tab')
      const focusedBehind = () => document.activeElement?.closest('main, header, footer')?.tagName
      expect(await visitor.evaluate(focusedBehind)).toBeFalsy()
      await visitor.press('Escape')
      await eventually(() => visitor.seen('dialog[open]')).toBe(0)
      await eventually(() => focusedButton(visitor)).toContain(name)
      expect(await visitor.errors()).toEqual([])
    })
  }

  test('give the focus to the button that opened them where a press gives it none, as in Safari', async ({ visit }) => {
    const visitor = await visit()
    await visitor.go('/en-au/about-us/')
    const pressWithoutFocus = () =>
      [...document.querySelectorAll('header button')]
        .find(({ textContent }) => textContent.includes('Sign in'))
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await visitor.evaluate(() => (document.activeElement as HTMLElement).blur())
    await visitor.evaluate(pressWithoutFocus)
    await eventually(() => visitor.seen('dialog[open]')).toBe(1)
    await visitor.press('Escape')
    await eventually(() => visitor.seen('dialog[open]')).toBe(0)
    await eventually(() => focusedButton(visitor)).toContain('Sign in')
  })

  test('close by a click outside, by a navigation from inside them, and by back and forward [U5]', async ({
    visit,
  }) => {
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
    await visitor.click('header button', 'Search')
    await eventually(() => visitor.seen('dialog[open]')).toBe(1)
    await visitor.traverse(1)
    await visitor.shows('/en-au/shop/')
    await eventually(() => visitor.seen('dialog[open]')).toBe(0)
    expect(visitor.documents).toEqual(['/en-au/about-us/'])
    expect(await visitor.errors()).toEqual([])
  })

  test('the menu of a phone leads into a submenu and back, and through it to a page [U5] [U9]', async ({ visit }) => {
    const visitor = await visit({ width: 480 })
    await visitor.go('/en-au/about-us/')
    await visitor.click('header button', 'Menu')
    await eventually(() => openPanel(visitor)).toBe('Menu')
    await eventually(() => focusIsInside(visitor)).toBe(true)
    await visitor.click('dialog[open] nav button', 'Robots')
    await eventually(() => openPanel(visitor)).toBe('Robots')
    await visitor.click('dialog[open] button', 'Back')
    await eventually(() => openPanel(visitor)).toBe('Menu')
    await visitor.click('dialog[open] nav button', 'Robots')
    await eventually(() => visitor.seen('dialog[open] nav a img')).toBeGreaterThan(1)
    await visitor.click('dialog[open] nav li:nth-child(2) a:has(img)')
    await eventually(() => visitor.count('route-update')).toBe(2)
    expect(await visitor.address()).not.toBe('/en-au/about-us/')
    await eventually(() => visitor.seen('dialog[open]')).toBe(0)
    await visitor.click('header button', 'Menu')
    await eventually(() => openPanel(visitor)).toBe('Menu')
    await visitor.press('Escape')
    await eventually(() => visitor.seen('dialog[open]')).toBe(0)
    expect(visitor.documents).toEqual(['/en-au/about-us/'])
    expect(await visitor.errors()).toEqual([])
  })

  test('the sub-navigation opens by keyboard, leads into its panel and gives the focus back [U5]', async ({
    visit,
  }) => {
    const visitor = await visit({ width: 1280 })
    await visitor.go('/en-au/about-us/')
    const focus = () => visitor.evaluate(() => document.querySelector<HTMLElement>('header nav > ul > li > a')?.focus())
    const opens = () => visitor.attribute('header nav > ul > li > a', 'aria-expanded')
    await focus()
    await eventually(opens).toBe('false')
    await visitor.press('Enter')
    await eventually(() => visitor.seen('header [role=group] a img')).toBe(5)
    await visitor.press('Escape')
    await eventually(() => visitor.seen('header [role=group]')).toBe(0)
    expect(await opens()).toBe('false')
    expect(await visitor.evaluate(() => document.activeElement?.textContent)).toBe('Robots')
    expect(await visitor.address()).toBe('/en-au/about-us/')
    expect(await visitor.errors()).toEqual([])
  })
})
