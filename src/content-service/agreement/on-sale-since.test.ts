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
