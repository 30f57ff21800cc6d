import { expect, it } from 'vitest'
import { answerBy } from './answer-by.ts'
import { demoTimes } from './demo-times.ts'
import { momentWords, shortDemoTime, shortName } from './demo-words.ts'

const nsw = { edition: 'en-au', state: 'NSW', holidays: [] } as const

it.each([
  ['on a Monday morning until Wednesday', '2026-11-16T00:00:00Z', '2026-11-18T06:00:00.000Z'],
  ['late on a Monday until Wednesday', '2026-11-16T12:00:00Z', '2026-11-18T06:00:00.000Z'],
  ['on a Friday until Tuesday', '2026-11-20T00:00:00Z', '2026-11-24T06:00:00.000Z'],
  ['on a Saturday until Tuesday', '2026-11-21T00:00:00Z', '2026-11-24T06:00:00.000Z'],
])('an answer is awaited %s at 5 pm', (_, asked, by) => {
  expect(answerBy(new Date(asked), nsw).toISOString()).toBe(by)
})

it('counts the working days of the state, and goes by its clock', () => {
  const holidays = [
    { day: '2026-11-17', name: 'Show Day', states: ['WA'] },
    { day: '2026-11-18', name: 'A day for all' },
  ]
  const asked = new Date('2026-11-16T02:00:00Z')
  expect(answerBy(asked, { edition: 'en-au', state: 'WA', holidays }).toISOString()).toBe('2026-11-20T09:00:00.000Z')
  expect(answerBy(asked, { edition: 'en-nz', state: 'Auckland', holidays }).toISOString()).toBe(
    '2026-11-19T04:00:00.000Z',
  )
  expect(answerBy(asked, { edition: 'en-za', state: 'Gauteng', holidays }).toISOString()).toBe(
    '2026-11-19T15:00:00.000Z',
  )
})

it('is 5 pm on the day the clocks change, too', () => {
  // Sydney puts its clocks back on Sunday 4 April 2027.
  expect(answerBy(new Date('2027-04-01T23:00:00Z'), nsw).toISOString()).toBe('2027-04-06T07:00:00.000Z')
})

it('is said in words, and people are called by a first name until a dealer has said yes', () => {
  expect(momentWords(new Date('2026-11-18T06:00:00Z'), 'Australia/Sydney')).toBe('Wednesday 18 November, 5\u00a0pm')
  expect(shortDemoTime({ day: '2026-11-26', time: '14:30' })).toBe('Thursday, 2.30\u00a0pm')
  expect(['Tony Ramos', 'Tony', ' Mele  de la Tau ', ''].map(shortName)).toEqual(['Tony R.', 'Tony', 'Mele T.', ''])
  expect(demoTimes).toHaveLength(23)
})
