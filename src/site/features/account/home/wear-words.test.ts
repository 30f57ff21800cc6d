import { expect, it } from 'vitest'
import { wearWords } from './wear-words.ts'

const wear = { slug: 'brush-set-s', words: 'About two seasons.', monthsIn: 10, share: 0.4 }

it('says how long it has been at work, and never how long is left', () => {
  expect(wearWords(wear)).toBe('About two seasons. Yours is ten months in.')
  expect(wearWords({ ...wear, monthsIn: 1 })).toBe('About two seasons. Yours is one month in.')
  expect(wearWords({ ...wear, monthsIn: 26 })).toBe('About two seasons. Yours is 26 months in.')
})

it('says that it is on its way', () => {
  expect(wearWords({ ...wear, coming: { order: 'AU-1', quantity: 2 } })).toBe('Two are in AU-1.')
  expect(wearWords({ ...wear, coming: { order: 'AU-1', quantity: 1 } })).toBe('One is in AU-1.')
})
