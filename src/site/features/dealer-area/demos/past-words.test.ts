import { expect, it } from 'vitest'
import { pastWords } from './past-words.ts'

it.each([
  [{ state: 'ACCEPTED', answer: 'ACCEPTED', isOurs: true }, 'You came'],
  [{ state: 'ACCEPTED', answer: 'DECLINED', isOurs: false }, 'You passed it on'],
  [{ state: 'WITH_STAFF', answer: 'UNANSWERED', isOurs: false }, 'It went on without your answer'],
  [{ state: 'ACCEPTED', answer: 'MOVED', isOurs: false }, 'We gave it to another dealer'],
  [{ state: 'CANCELLED', answer: 'ACCEPTED', isOurs: false }, 'The customer cancelled'],
  [{ state: 'ASKED', answer: 'ACCEPTED', isOurs: false }, 'Somebody else has it'],
] as const)('says of %j: %s', (demo, words) => {
  expect(pastWords(demo)).toBe(words)
})
