import { expect, it } from 'vitest'
import { listingWords } from './listing-words.ts'

it('writes opening hours as times are written everywhere, a day a line', () => {
  const words = listingWords({ hours: { mon: '08:00-16:30', sat: '09:00-12:00' } }, 'hours').split('\n')
  expect(words[0]).toBe('Mon 8\u00a0am to 4.30\u00a0pm')
  expect(words[5]).toBe('Sat 9\u00a0am to noon')
  expect(words[6]).toBe('Sun closed')
})
