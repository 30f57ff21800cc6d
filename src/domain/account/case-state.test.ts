import { expect, it } from 'vitest'
import { caseState } from './case-state.ts'

it.each([
  [null, [], 'received'],
  [null, ['asked', 'asked'], 'received'],
  [null, ['declined', 'asked'], 'received'],
  ['answered', ['asked'], 'answered'],
  [null, ['confirmed', 'declined'], 'confirmed'],
  ['answered', ['confirmed', 'declined'], 'confirmed'],
  [null, ['declined', 'declined'], 'declined'],
  ['closed', ['confirmed'], 'closed'],
  ['closed', [], 'closed'],
] as const)('staff said %s, the days are %j: it is %s', (outcome, bookings, state) => {
  expect(caseState(outcome, bookings)).toBe(state)
})
