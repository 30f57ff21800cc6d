import { expect, it } from 'vitest'
import { centsFromPrice as cents } from '../money/money.ts'
import type { CartNews } from './cart-news.ts'
import { newsWords } from './cart-news-words.ts'

const price: CartNews = { kind: 'price', sku: 'A', name: 'The A', was: cents(55), now: cents(59) }
const gone: CartNews = { kind: 'gone', sku: 'A', name: 'The A' }

it('says what changed in a cart', () => {
  expect(newsWords(price)).toBe('The A is now A$59.00; it was A$55.00.')
  expect(newsWords(gone)).toBe('The A is sold out or discontinued, so we took it out.')
})
