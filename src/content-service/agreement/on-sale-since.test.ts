import { beforeAll, expect, it } from 'vitest'
import type { Content } from '../load/content.ts'
import { complaintsIn, ownContent } from './own-content.fake.ts'

let content: Content
beforeAll(async () => {
  content = await ownContent()
})

it('what has a warranty says since when it has been sold', () => {
  expect(complaintsIn(content, 'niya', () => ({ onSaleSince: null }))).toEqual([
    expect.stringMatching(/niya\.md:\d+ onSaleSince: is required of what has a warranty$/),
  ])
  expect(complaintsIn(content, 'part-caddy', () => ({ onSaleSince: null }))).toEqual([])
})

it('nobody reviews what was not on sale yet', () => {
  expect(complaintsIn(content, 'testimonial-sandra-mandurah', () => ({ date: '2026-07-01' }))).toEqual([
    expect.stringContaining('date: is before liberty-400 was on sale, on 2026-08-03'),
  ])
})

it('nobody reviews what they cannot have had for as long as the page of reviews promises', () => {
  expect(complaintsIn(content, 'testimonial-sandra-mandurah', () => ({ date: '2026-09-27' }))).toEqual([
    expect.stringContaining('date: is 55 days after liberty-400 was first sold, and reviews are promised after 60'),
  ])
  expect(complaintsIn(content, 'testimonial-mere-taradale', () => ({ date: '2026-11-03' }))).toEqual([
    expect.stringContaining('date: is 22 days after skimmi was first sold, and reviews are promised after 30'),
  ])
})
