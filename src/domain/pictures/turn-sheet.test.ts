import { expect, it } from 'vitest'
import { placeOnSheet, seenFrom, turnedTo, turnFrames } from './turn-sheet.ts'

it('turns round and round, either way', () => {
  expect(turnedTo(23, 1)).toBe(0)
  expect(turnedTo(0, -1)).toBe(23)
  expect(turnedTo(5, -53.4)).toBe(0)
})

it('finds each picture on the sheet once', () => {
  const places = Array.from({ length: turnFrames }, (_, frame) => JSON.stringify(placeOnSheet(frame)))
  expect(new Set(places).size).toBe(24)
  expect(placeOnSheet(23)).toEqual({ column: 5, row: 3 })
})

it.each([
  [0, 'seen from the front right'],
  [4, 'seen from the right'],
  [10, 'seen from the back'],
  [16, 'seen from the left'],
  [22, 'seen from the front'],
])('says of picture %d that it is %s', (frame, words) => {
  expect(seenFrom(frame)).toBe(words)
})
