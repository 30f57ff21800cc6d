import { expect, it } from 'vitest'
import { smoothPath } from './smooth-path.ts'

it('a line becomes a curve around its points, and stays closed', () => {
  expect(smoothPath('M0 0l10 0 0 10-10 0z')).toBe('M0 5Q0 0 5 0Q10 0 10 5Q10 10 5 10Q0 10 0 5z')
})

it('islands stay islands', () => {
  expect(smoothPath('M0 0l4 0 0 4zM9 9l2 0 0-2z').match(/z/g)).toHaveLength(2)
  expect(smoothPath('')).toBe('')
})
