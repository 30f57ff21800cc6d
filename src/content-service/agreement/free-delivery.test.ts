import { beforeAll, expect, it } from 'vitest'
import type { Content } from '../load/content.ts'
import { complaintsIn, ownContent } from './own-content.fake.ts'

let content: Content
beforeAll(async () => {
  content = await ownContent()
})

it('delivery is free from the amount that the rates name', () => {
  const seoDescription = 'Robots for backyards. Delivery is free from A$399.'
  expect(complaintsIn(content, 'category-residential', () => ({ seoDescription }))).toEqual([
    expect.stringContaining('seoDescription: says that delivery is free from A$399, and the rates say A$499'),
  ])
})

it('an amount that is no delivery’s is left alone', () => {
  const seoDescription = 'Robots for backyards, from A$599. Delivery is free from A$499.'
  expect(complaintsIn(content, 'category-residential', () => ({ seoDescription }))).toEqual([])
})
