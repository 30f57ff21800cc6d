import { expect, it } from 'vitest'
import { pastWords } from './past-words.ts'

const contact = { name: 'Tony Romano', phone: '', email: '', notes: '' }

it.each([
  [{ state: 'ACCEPTED', answer: 'ACCEPTED', contact }, 'You came'],
  [{ state: 'ACCEPTED', answer: 'DECLINED', contact: null }, 'You passed it on'],
  [{ state: 'WITH_STAFF', answer: 'UNANSWERED', contact: null }, 'It went on without your answer'],
  [{ state: 'ACCEPTED', answer: 'MOVED', contact: null }, 'We gave it to another dealer'],
  [{ state: 'CANCELLED', answer: 'ACCEPTED', contact: null }, 'The customer cancelled'],
  [{ state: 'ASKED', answer: 'ACCEPTED', contact: null }, 'Somebody else has it'],
] as const)('says of %j: %s', (demo, words) => {
  expect(pastWords(demo)).toBe(words)
})
