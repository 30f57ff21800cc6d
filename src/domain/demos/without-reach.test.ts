import { expect, it } from 'vitest'
import { withoutReach } from './without-reach.ts'

it.each([
  ['Ring me on 0491 570 156 after 5 pm', 'Ring me on (once you accept) after 5 pm'],
  ['+61 (0)491-570-156 or tony.r@pond.example.', '(once you accept) or (once you accept).'],
  ['Side gate, 18 m from the power point. Built in 1998.', 'Side gate, 18 m from the power point. Built in 1998.'],
  [
    'Unit 4, 41 Bath Road, 8.5 x 4 m, from 24 to 28 November 2026',
    'Unit 4, 41 Bath Road, 8.5 x 4 m, from 24 to 28 November 2026',
  ],
])('of “%s” a dealer reads “%s”', (typed, read) => {
  expect(withoutReach(typed)).toBe(read)
})
