import { describe, expect } from 'vitest'
import { test } from './browser-test.ts'
import { eventually } from './visitor.ts'

describe('finding a model', () => {
  test('leads from a pool to a model, step by step, back, and by a reload', async ({ visit }) => {
    const visitor = await visit({ width: 480 })
    await visitor.go('/en-au/which-model/')
    await visitor.click('main a', 'In the ground')
    await eventually(() => visitor.text('main h2')).toContain('How long is it?')
    await visitor.click('main input')
    await visitor.type('8')
    await visitor.click('main button', 'Next')
    await visitor.click('main a', 'Concrete')
    await visitor.click('main a', 'Gum leaves')
    await visitor.click('main a', 'That is enough, tell me')
    await eventually(() => visitor.text('main h1')).toMatch(/Get the Dolphin\sS\s100/)
    const answer = '/en-au/which-model/?pool=in-ground&length=8&surface=concrete&debris=leaves'
    expect(await visitor.address()).toBe(answer)
    await visitor.reload()
    await visitor.whenAlive()
    await eventually(() => visitor.text('main h1')).toMatch(/Get the Dolphin\sS\s100/)
    await visitor.click('main a', 'See it')
    await visitor.shows('/en-au/products/dolphin-s100/')
    await visitor.traverse(-1)
    await eventually(visitor.address).toBe(answer)
    await eventually(() => visitor.text('main h1')).toMatch(/Get the Dolphin\sS\s100/)
    // A link to another query of the page on screen.
    await visitor.follow('?pool=in-ground&length=30')
    await eventually(() => visitor.text('main h1')).toBe('Nothing we sell fits that.')
    expect(visitor.documents).toHaveLength(2)
    expect(await visitor.errors()).toEqual([])
  })
})
