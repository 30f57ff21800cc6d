import { beforeAll, expect, it } from 'vitest'
import type { Content } from '../load/content.ts'
import { type Change, complaintsIn, ownContent } from './own-content.fake.ts'

let content: Content
beforeAll(async () => {
  content = await ownContent()
})

const complaints = (id: string, change: Change): string[] => complaintsIn(content, id, change)

it('a product in stock is there, and one out of stock is not', () => {
  expect(complaints('niya', () => ({ stock: 0 }))).toEqual([
    expect.stringMatching(/^content\/products\/niya\.md:\d+ inStock: is true, but the stock is 0$/),
  ])
  expect(complaints('heat-pump-17', () => ({ stock: 2 }))).toEqual([
    expect.stringContaining('heat-pump-17.md:14 inStock: is false, but the stock is 2'),
  ])
})

it('a shop counts what it sells; what is no longer sold need not be counted', () => {
  expect(complaints('niya', () => ({ stock: null }))).toEqual([expect.stringContaining('stock: is not counted')])
  expect(complaints('pump-vs-075', () => ({ stock: null }))).toEqual([])
})
