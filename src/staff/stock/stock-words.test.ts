import { expect, it } from 'vitest'
import { lastsWords, planWords, signed, stockState } from './stock-words.ts'

it('says how long it lasts, and never longer than it does', () => {
  expect([null, 0, 0.5, 1.9, 3.2, 60].map(lastsWords)).toEqual([
    'none sold in 4 weeks',
    'lasts a day',
    'lasts 3 days',
    'lasts a week',
    'lasts 3 weeks',
    'lasts over a year',
  ])
})

it('tells none from few, and few from enough', () => {
  expect(stockState({ available: 0, weeksLeft: null })).toBe('none')
  expect(stockState({ available: 9, weeksLeft: 1 })).toBe('few')
  expect(stockState({ available: 9, weeksLeft: null })).toBe('enough')
})

it('says what a line changes, and only that', () => {
  const before = { onHand: 4, bay: '4C', backOn: null }
  expect(planWords(before, { onHand: 6, bay: null, backOn: '2026-12-03' })).toBe(
    '4 becomes 6, no bay, back on 3 December 2026',
  )
  expect(planWords(before, { ...before, bay: '5A' })).toBe('bay 5A')
  expect([3, -2, 0].map(signed)).toEqual(['+3', '−2', '0'])
})
