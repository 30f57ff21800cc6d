import { expect, it } from 'vitest'
import { momentWords, shortMoment } from './moment-words.ts'

const sydney = 'Australia/Sydney'

it('tells the day by the clock of the place', () => {
  const moment = new Date('2026-11-17T14:30:00Z')
  expect(momentWords(moment, sydney)).toBe('Wednesday 18 November at 1.30\u00a0am')
  expect(momentWords(moment, 'Australia/Perth')).toBe('Tuesday 17 November at 10.30\u00a0pm')
  expect(shortMoment(moment, sydney)).toBe('Wed 18 Nov, 1.30\u00a0am')
})
