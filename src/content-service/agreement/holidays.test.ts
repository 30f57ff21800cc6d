import { beforeAll, describe, expect, it } from 'vitest'
import type { Content } from '../load/content.ts'
import { complaintsIn, ownContent } from './own-content.fake.ts'

let content: Content
beforeAll(async () => {
  content = await ownContent()
})

describe('calendars of public holidays that do not agree', () => {
  it('are pointed out where an edition has none, or two', () => {
    expect(complaintsIn(content, 'holidays-en-nz', () => ({ editions: ['en-au'] }))).toEqual([
      'content/editions/en-nz.yaml:1 code: has no calendar of public holidays',
      expect.stringMatching(/holidays-en-nz\.yaml:\d+ editions: en-au has a calendar: holidays-en-au/),
    ])
  })

  it('are pointed out where days are not in order', () => {
    const holidays = [
      { day: '2026-12-25', name: 'Christmas Day' },
      { day: '2026-01-01', name: 'New Year’s Day' },
    ]
    expect(complaintsIn(content, 'holidays-en-za', () => ({ holidays }))).toEqual([
      expect.stringMatching(/holidays\.1: New Year’s Day on 2026-01-01 stands after Christmas Day on 2026-12-25/),
    ])
  })
})
