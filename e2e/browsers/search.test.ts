import { describe, expect } from 'vitest'
import { test } from './browser-test.ts'
import { eventually } from './visitor.ts'

const from = '/en-au/about-us/'
const input = 'dialog[open] input[role=combobox]'

describe('search', () => {
  test('finds as one types, leads there by keyboard, and is there again on the way back [U7] [U9]', async ({
    visit,
  }) => {
    const visitor = await visit()
    await visitor.go(from)
    await visitor.click('header button', 'Search')
    await visitor.click(input)
    await visitor.type('brush set')
    await eventually(() => visitor.seen('dialog[open] [role=option] mark')).toBeGreaterThan(0)
    await eventually(visitor.address).toBe(`${from}?q=brush+set`)
    await visitor.press('Enter')
    await eventually(visitor.address).toMatch(/^\/en-au\/products\//)
    await eventually(() => visitor.seen('dialog[open]')).toBe(0)
    await visitor.traverse(-1)
    await eventually(visitor.address).toBe(`${from}?q=brush+set`)
    const typed = () => visitor.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.value, input)
    await eventually(typed).toBe('brush set')
    await eventually(() => visitor.text('dialog[open] [role=status]')).toMatch(/results in Australia/)
    expect(visitor.documents).toEqual([from])
    expect(await visitor.errors()).toEqual([])
  })
})
