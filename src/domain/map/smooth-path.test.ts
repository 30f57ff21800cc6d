import { expect, it } from 'vitest'
import { smoothPath } from './smooth-path.ts'

const square = 'M0 0l10 0 0 10-10 0z'

it('corners become bends from the middle of one side to the middle of the next', () => {
  expect(smoothPath(square, 50)).toBe('M0 5Q0 0 5 0L5 0Q10 0 10 5L10 5Q10 10 5 10L5 10Q0 10 0 5z')
})

it('on long sides a bend reaches only so far', () => {
  expect(smoothPath(square, 2)).toBe('M0 2Q0 0 2 0L8 0Q10 0 10 2L10 8Q10 10 8 10L2 10Q0 10 0 8z')
})

it('islands stay islands', () => {
  expect(smoothPath('M0 0l4 0 0 4zM9 9l2 0 0-2z', 9).match(/z/g)).toHaveLength(2)
  expect(smoothPath('', 9)).toBe('')
})
