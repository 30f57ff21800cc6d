import { beforeAll, describe, expect, it } from 'vitest'
import type { Content } from '../load/content.ts'
import { complaintsIn, ownContent } from './own-content.fake.ts'

let content: Content
beforeAll(async () => {
  content = await ownContent()
})

const span = '08:30-17:00'
const weekdays = { mon: span, tue: span, wed: span, thu: span, fri: span }
const complaints = (phoneHours: object) => complaintsIn(content, 'en-nz', () => ({ phoneHours }))

describe('hours of the phone that are not those that people read', () => {
  const pointedOut = [expect.stringMatching(/editions\/en-nz\.yaml:\d+ phoneHours: is not what hours say: Monday to/)]

  it('are pointed out', () => {
    expect(complaints({ hours: { ...weekdays, fri: '08:30-16:00' } })).toEqual(pointedOut)
  })

  it('are pointed out in a season', () => {
    const hours = { ...weekdays, sat: '09:00-12:00' }
    expect(complaints({ hours: weekdays, season: { months: [12, 1], hours } })).toEqual([])
    expect(complaints({ hours: weekdays, season: { months: [11, 12], hours } })).toEqual(pointedOut)
    expect(complaints({ hours: weekdays, season: { months: [12, 1], hours: weekdays } })).toEqual(pointedOut)
  })
})
