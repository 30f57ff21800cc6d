import { expect, it } from 'vitest'
import { isCode, normalCode } from './promotion-code.ts'

it('a code is read however it is typed', () => {
  expect(normalCode(' spring-10 ')).toBe('SPRING10')
  expect(normalCode('Spring 10')).toBe('SPRING10')
})

it.each([
  ['AB1', true],
  ['A'.repeat(40), true],
  ['AB', false],
  ['A'.repeat(41), false],
  ['SPRING10', true],
  ['spring', false],
  ['SPRING_10', false],
  ["' OR 1", false],
])('%s is a code: %s', (code, expected) => {
  expect(isCode(code)).toBe(expected)
})
