import { expect, it } from 'vitest'
import { headline } from './headline.ts'

it.each([
  [2, false, 'Two keys, no\u00a0password.'],
  [1, false, 'One key, no\u00a0password.'],
  [3, true, 'Three keys, one\u00a0password.'],
  [0, true, 'A password, no\u00a0key.'],
  [0, false, 'No key yet, no\u00a0password.'],
])('%s passkeys, password %s: %s', (passkeys, hasPassword, words) => {
  expect(headline({ passkeys, hasPassword })).toBe(words)
})
