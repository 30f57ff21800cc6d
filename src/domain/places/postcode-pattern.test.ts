import { expect, it } from 'vitest'
import { postcodePattern, postcodeRangePattern } from './postcode-pattern.ts'

it.each([
  ['0872', true, true],
  ['2000-2249', false, true],
  ['200', false, false],
  ['20000', false, false],
  ['2000 ', false, false],
  ['2000-', false, false],
  ['2000-2249-2250', false, false],
])('"%s" is a postcode: %s, a range: %s', (text, isOne, isRange) => {
  expect([postcodePattern.test(text), postcodeRangePattern.test(text)]).toEqual([isOne, isRange])
})
