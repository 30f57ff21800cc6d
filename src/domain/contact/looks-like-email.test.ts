import { expect, it } from 'vitest'
import { looksLikeEmail } from './looks-like-email.ts'

it.each([
  ['ana@pond.example', true],
  [' ana@pond.example ', true],
  ['ana@pond', false],
  ['ana', false],
  ['', false],
])('“%s”: %s', (text, is) => expect(looksLikeEmail(text)).toBe(is))
