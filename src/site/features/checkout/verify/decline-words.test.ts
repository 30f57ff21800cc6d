import { expect, it } from 'vitest'
import { declineReasons } from '../../../../domain/orders/decline-reason.ts'
import { declineWords } from './decline-words.ts'

it('every reason to decline a card has words of its own', () => {
  expect(new Set(declineReasons.map(declineWords)).size).toBe(declineReasons.length)
})

it('a reason that this page does not know reads as none', () => {
  expect(declineWords('lost-in-the-pool')).toBe(declineWords('declined'))
  expect(declineWords('declined')).toBe(
    'Your bank said no and gave no reason. Use another card, or ask the bank. Nothing was charged.',
  )
})
