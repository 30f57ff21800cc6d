import { describe, expect } from 'vitest'
import { test } from './browser-test.ts'
import { eventually } from './visitor.ts'

const finder = '/en-au/support/find-a-dealer/'
const field = 'main input[role=combobox]'

describe('finding a dealer', () => {
  test('forgives a typo, lists the nearest first, and keeps place and service in the address: through reload, back and forward', async ({
    visit,
  }) => {
    const visitor = await visit()
    const heading = () => visitor.text('main h1')
    const typed = () => visitor.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.value, field)
    const rows = () =>
      visitor.evaluate(() => [...document.querySelectorAll<HTMLElement>('main ol > li')].map((row) => row.innerText))
    const kilometres = async () =>
      (await rows()).map((text) => {
        const [, figure = '', unit] = /([\d.]+)\s(km|m)\b/.exec(text) ?? []
        return Number(figure) / (unit === 'm' ? 1000 : 1)
      })
    await visitor.go(finder)
    await visitor.click(field)
    await visitor.type('Parramata')
    await visitor.click('[role=option]', 'Parramatta')
    await eventually(heading).toMatch(/^\w+ dealers? within \d+\skm of Parramatta$/)
    expect(await visitor.address()).toBe(`${finder}?place=Parramatta+2150`)
    const distances = await kilometres()
    expect(distances.length).toBeGreaterThan(2)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    const all = await heading()
    await visitor.click('main button', 'Repairs')
    const repairs = `${finder}?place=Parramatta+2150&service=repairs`
    await eventually(visitor.address).toBe(repairs)
    await eventually(heading).toContain('repair')
    for (const row of await rows()) expect(row.toLowerCase()).toContain('repairs')
    await visitor.reload()
    await visitor.whenAlive()
    await eventually(heading).toContain('repair')
    expect(await typed()).toBe('Parramatta 2150')
    await visitor.traverse(-1)
    await eventually(heading).toBe(all)
    await visitor.traverse(-1)
    await eventually(heading).toBe('Find a dealer')
    expect(await typed()).toBe('')
    await visitor.traverse(1)
    await eventually(heading).toBe(all)
    expect(visitor.documents).toEqual([finder, repairs])
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
    await visitor.click('main section svg [role=button]', 'dealers near')
    await eventually(clusters).not.toEqual(before)
    expect(await visitor.errors()).toEqual([])
  })
})
