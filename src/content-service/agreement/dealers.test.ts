import { beforeAll, expect, it } from 'vitest'
import type { Content } from '../load/content.ts'
import { complaintsIn, ownContent } from './own-content.fake.ts'

let content: Content
beforeAll(async () => {
  content = await ownContent()
})

it('a dealer in a region that the public holidays do not name is pointed out', () => {
  expect(complaintsIn(content, 'dealer-hawkes-bay-pool-care', () => ({ state: "Hawke's Bay" }))).toEqual([
    expect.stringMatching(/dealer-hawkes-bay-pool-care\.yaml:\d+ state: no public holidays are known of Hawke's Bay$/),
  ])
})
