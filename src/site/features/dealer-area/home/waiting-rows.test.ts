import { expect, it } from 'vitest'
import { headline, waitingRows } from './waiting-rows.ts'

const nothing = { toAnswer: 0, isChangeWaiting: false, warrantyWaiting: 0, warrantyAnswered: 0 }

it('has nothing where nothing waits', () => {
  expect(waitingRows(nothing)).toEqual([])
  expect(headline(nothing)).toBe('Nothing waits for you.')
})

it('begins with what waits for the dealer, and counts in words that fit', () => {
  const all = { toAnswer: 2, isChangeWaiting: true, warrantyWaiting: 1, warrantyAnswered: 3 }
  expect(waitingRows(all).map(({ label }) => label)).toEqual([
    '2 demos to answer',
    '3 answers to warranty repairs',
    'A warranty repair is with us',
    'Your change of the listing is with us',
  ])
  expect(headline({ toAnswer: 1 })).toBe('A demo waits for your word.')
  expect(headline(all)).toBe('2 demos wait for your word.')
})
