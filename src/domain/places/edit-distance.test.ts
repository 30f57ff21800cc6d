import { expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

it.each([
  ['', '', 0],
  ['dolphin', 'dolphin', 0],
  ['dolphin', '', 7],
  ['suport', 'support', 1],
  ['dolhpin', 'dolphin', 1],
  ['libery', 'liberty', 1],
  ['kitten', 'sitting', 3],
])('from %j to %j it is %d', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
  expect(editDistance(b, a)).toBe(distance)
})
