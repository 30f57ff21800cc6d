import { describe, expect } from 'vitest'
import { test } from './browser-test.ts'
import { eventually } from './visitor.ts'

const finder = '/en-au/support/find-a-dealer/'
const field = 'main input[role=combobox]'

describe('finding a dealer', () => {
  test('forgives a typo, lists the nearest, and keeps place and service in the address', async ({ visit }) => {
    const visitor = await visit()
    const heading = () => visitor.text('main h1')
    await visitor.go(finder)
    await visitor.click(field)
    await visitor.type('Parramata')
    await visitor.click('[role=option]', 'Parramatta')
    await eventually(heading).toMatch(/within \d+\skm of Parramatta$/)
    expect(await visitor.seen('main ol > li')).toBeGreaterThan(2)
    const all = await heading()
    await visitor.click('main button', 'Repairs')
    await eventually(visitor.address).toBe(`${finder}?place=Parramatta+2150&service=repairs`)
    await eventually(heading).toContain('repair')
    await visitor.traverse(-1)
    await eventually(heading).toBe(all)
    await visitor.traverse(-1)
    await eventually(heading).toBe('Find a dealer')
    await visitor.traverse(1)
    await eventually(heading).toBe(all)
    expect(visitor.documents).toEqual([finder])
    expect(await visitor.errors()).toEqual([])
  })

  test('shows pins and clusters on the map; one of them pressed brings it nearer', async ({ visit }) => {
    const visitor = await visit()
    await visitor.go(finder)
    const clusters = () =>
      visitor.evaluate(() =>
        [...document.querySelectorAll('main section svg [role=button]')].map((each) => each.getAttribute('aria-label')),
      )
    await eventually(async () => (await clusters()).length).toBeGreaterThan(1)
    const before = await clusters()
    await visitor.click('main section svg [role=button]', 'dealers around')
    await eventually(clusters).not.toEqual(before)
    expect(await visitor.errors()).toEqual([])
  })
})
