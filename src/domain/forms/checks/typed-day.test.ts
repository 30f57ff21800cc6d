import { describe, expect, it } from 'vitest'
import { readDay } from './typed-day.ts'

const limits = { earliest: '2026-02-01', latest: '2028-02-29' }

describe('a day', () => {
  it.each([
    ['2026-11-15', '2026-11-15'],
    ['15/11/2026', '2026-11-15'],
    ['5.3.2027', '2027-03-05'],
    ['2026-02-01', '2026-02-01'],
    ['29/02/2028', '2028-02-29'],
  ])('%s is %s', (text, day) => {
    expect(readDay(text, limits)).toEqual({ ok: true, value: day })
  })

  it.each([
    ['2027-02-29', /a real date/],
    ['11/15/2026', /a real date/],
    ['tomorrow', /a real date/],
    ['2026-1-5', /a real date/],
    ['2026-01-31', /Enter 1 February 2026 or later/],
    ['2028-03-01', /Enter 29 February 2028 or earlier/],
  ])('%s is refused with what to do', (text, message) => {
    expect(readDay(text, limits)).toMatchObject({ ok: false, message: expect.stringMatching(message) })
  })
})
