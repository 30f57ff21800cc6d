import { expect, it } from 'vitest'
import { wordsIn } from './edition-words.ts'

it('an edition that says nothing of its own says what Australia says', () => {
  const words = { 'en-au': 'Ring us.', 'en-za': 'Phone us.' }
  expect(wordsIn(words, 'en-za')).toBe('Phone us.')
  expect(wordsIn(words, 'en-nz')).toBe('Ring us.')
})
