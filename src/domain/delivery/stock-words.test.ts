import { expect, it } from 'vitest'
import { stockWords } from './stock-words.ts'

it.each([
  [{ available: 6 }, 'In stock'],
  [{ available: 5 }, '5 in Kirrawee'],
  [{ available: 1, backOn: '2026-12-03' }, '1 in Kirrawee'],
  [{ available: 0, backOn: '2026-12-03' }, 'Back about 3 December'],
  [{ available: 0 }, 'Out of stock'],
])('%j is said as “%s”', (stock, words) => {
  expect(stockWords(stock, 'Kirrawee')).toBe(words)
})
