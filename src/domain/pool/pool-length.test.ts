import { expect, it } from 'vitest'
import { lengthAnswer } from './pool-length.ts'

it.each([
  [9, 'Yes, at 9\u00a0metres.'],
  [10.8, 'Yes, at 10.8\u00a0metres.'],
  [11, 'Careful at 11\u00a0metres.'],
  [12, 'Careful at 12\u00a0metres.'],
  [13, 'No, not 13\u00a0metres.'],
])('says of %d metres, where 12 is the limit: %s', (length, answer) => {
  expect(lengthAnswer(12, length)).toMatchObject({ answer, text: 'It is made for up to 12\u00a0metres.' })
})

it('says how long a pool may be, to somebody who has not said', () => {
  expect(lengthAnswer(12)).toMatchObject({ verdict: 'Yes', answer: 'Yes, up to 12\u00a0metres.' })
})
