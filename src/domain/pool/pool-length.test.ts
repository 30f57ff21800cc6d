import { expect, it } from 'vitest'
import { lengthAnswer, lengthScale } from './pool-length.ts'

it.each([
  [9, 'Yes, at 9\u00a0metres.'],
  [10.8, 'Yes, at 10.8\u00a0metres.'],
  [11, 'Careful at 11\u00a0metres.'],
  [12, 'Careful at 12\u00a0metres.'],
  [13, 'No, not 13\u00a0metres.'],
])('says of %d metres, where 12 is the limit: %s', (length, answer) => {
  expect(lengthAnswer(12, length)).toMatchObject({ answer, text: 'It’s made for up to 12\u00a0metres.' })
})

it('says how long a pool may be, to somebody who has not said', () => {
  expect(lengthAnswer(12)).toMatchObject({ verdict: 'Yes', answer: 'Yes, up to 12\u00a0metres.' })
})

it.each([
  [6, 8, [2, 3, 4, 5, 6, 7, 8]],
  [12, 15, [2, 4, 6, 8, 10, 12, 14]],
  [20, 25, [5, 10, 15, 20, 25]],
  [50, 63, [10, 20, 30, 40, 50, 60]],
])('lets somebody ask about more than the %d metres it is made for, up to %d, at round figures', (max, to, marks) => {
  expect(lengthScale(max)).toEqual({ from: 2, to, marks })
})
