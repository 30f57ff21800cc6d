import { expect, it } from 'vitest'
import { cardWords } from './letter-card-words.ts'

it.each([
  [{ brand: 'visa', last4: '4242' }, 'Visa ending 4242'],
  [{ brand: 'Visa', last4: '4242' }, 'Visa ending 4242'],
  [{ brand: 'eftpos_au', last4: '0009' }, 'eftpos ending 0009'],
  [{ brand: 'Cartes Bancaires', last4: '1234' }, 'Cartes Bancaires ending 1234'],
  [{ brand: 'unknown_2', last4: '1234' }, 'card ending 1234'],
  [{ brand: 'visa', last4: '' }, 'Visa'],
  [{ brand: 'evil.example', last4: '<b>' }, 'card'],
  [undefined, 'card'],
])('%j is “%s”', (card, words) => {
  expect(cardWords(card)).toBe(words)
})
