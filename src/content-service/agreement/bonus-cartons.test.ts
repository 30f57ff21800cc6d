import { beforeAll, expect, it } from 'vitest'
import type { Content } from '../load/content.ts'
import { complaintsIn, ownContent } from './own-content.fake.ts'

let content: Content
beforeAll(async () => {
  content = await ownContent()
})

it('a carton with a bonus costs what the robot costs only while the bonus comes with the robot for nothing', () => {
  const without = complaintsIn(content, 'promotion-s100-summer-2026', () => ({ editions: [] }))
  expect(without).toContainEqual(
    expect.stringMatching(/dolphin-s100-bonus\.md:\d+ price: costs 899, and the Dolphin S 100 without the bonus 899/),
  )
  expect(complaintsIn(content, 'dolphin-s100-bonus', () => ({ price: 879 }))).toContainEqual(
    expect.stringContaining('price: costs 879, and the Dolphin S 100 without the bonus 899'),
  )
})
