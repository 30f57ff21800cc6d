import { beforeAll, expect, it } from 'vitest'
import type { Content } from '../load/content.ts'
import { complaintsIn, ownContent } from './own-content.fake.ts'

let content: Content
beforeAll(async () => {
  content = await ownContent()
})

it('as many models are said as are sold', () => {
  const said = complaintsIn(content, 'line-dolphin', () => ({ summary: 'Cabled robots: eight models, one button.' }))
  expect(said).toEqual([expect.stringContaining('summary: says “eight models”, but 7 Dolphin models are sold here')])
  expect(complaintsIn(content, 'page-jobs', () => ({ seoDescription: 'One of eight Dolphin robots.' }))).toEqual([
    expect.stringContaining('seoDescription: says “eight Dolphin robots”, but 7'),
  ])
  // Elsewhere seven may be of something else.
  expect(
    complaintsIn(content, 'page-jobs', () => ({ seoDescription: 'Robots and chlorinators, eight models.' })),
  ).toEqual([])
})

it('a line does the waterline only if all of its models do', () => {
  const claim = (seoDescription: string) => complaintsIn(content, 'page-jobs', () => ({ seoDescription }))
  expect(claim('A Dolphin does the floor, the walls and the waterline.')).toEqual([
    expect.stringMatching(/seoDescription: says “A Dolphin does .* waterline”, but Dolphin E 10, .* do not/),
  ])
  expect(claim('Dolphins scrub the waterline.')).toHaveLength(1)
  expect(claim('A Dolphin S 300i does the floor, the walls and the waterline.')).toEqual([])
  expect(claim('A Dolphin cleans the floor. The waterline is yours.')).toEqual([])
})
