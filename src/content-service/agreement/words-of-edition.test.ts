import { beforeAll, expect, it } from 'vitest'
import type { Content } from '../load/content.ts'
import { complaintsIn, ownContent } from './own-content.fake.ts'

let content: Content
beforeAll(async () => {
  content = await ownContent()
})

it('an edition says what somebody in its country would', () => {
  const complaints = complaintsIn(content, 'dolphin-e10', () => ({
    summary: 'Plug it into a power point with an RCD.',
  }))
  expect(complaints).toHaveLength(3)
  expect(complaints).toEqual(
    expect.arrayContaining([
      expect.stringContaining('summary: says “RCD”, which is “safety switch” in en-au'),
      expect.stringContaining('summary: says “power point”, which is “plug point” in en-za'),
      expect.stringContaining('summary: says “RCD”, which is “earth leakage” in en-za'),
    ]),
  )
})

it('spellings of elsewhere are found', () => {
  expect(complaintsIn(content, 'niya', () => ({ summary: 'A gray robot, by e-mail.' }))).toEqual(
    expect.arrayContaining([
      expect.stringContaining('says “e-mail”, which is “email” in en-au'),
      expect.stringContaining('says “gray”'),
    ]),
  )
})
