import { expect, it } from 'vitest'
import { minutesWords, offWords } from './dealer-words.ts'

it('says about how long an answer takes', () => {
  expect([12, 89, 90, 180, 2879, 4320].map(minutesWords)).toEqual([
    '12 min',
    '89 min',
    '2 h',
    '3 h',
    '2 days',
    '3 days',
  ])
})

it('writes terms in per cent', () => {
  expect([0, 225, 300].map(offWords)).toEqual(['0%', '22.5%', '30%'])
})
