import { expect, it } from 'vitest'
import { tooMany, tooManyWords } from './too-many.ts'

it.each([
  ['forms', 'Too many forms have come from here. Send this one again in 2 min.'],
  ['files', 'Too many files have come from here. Send this one again in 2 min.'],
  ['tries', 'Too many tries have come from here. Try again in 2 min.'],
] as const)('of %s it is said when to come again, in whole minutes', (things, words) => {
  expect(tooManyWords(things, 61)).toBe(words)
})

it('programs read the code, the status and the seconds', () => {
  expect(tooMany('tries', 61)).toMatchObject({ code: 'TOO_MANY', status: 429, retryAfterSeconds: 61 })
})
