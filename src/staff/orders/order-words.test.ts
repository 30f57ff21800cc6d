import { expect, it } from 'vitest'
import { agoWords, goodsWords } from './order-words.ts'

it('says how long ago in as few letters as say it', () => {
  const now = new Date('2026-11-19T12:00:00Z')
  const ago = (at: string) => agoWords(at, now)
  expect(ago('2026-11-19T11:59:30Z')).toBe('now')
  expect(ago('2026-11-19T11:41:00Z')).toBe('19 min')
  expect(ago('2026-11-19T06:30:00Z')).toBe('5 h')
  expect(ago('2026-11-16T12:00:00Z')).toBe('Mon')
  expect(ago('2026-10-01T12:00:00Z')).toBe('1 Oct')
})

it('counts goods only where there are several', () => {
  expect(
    goodsWords([
      { name: 'Dolphin S 300i', quantity: 1 },
      { name: 'Fine filter', quantity: 2 },
    ]),
  ).toBe('Dolphin S 300i, Fine filter ×2')
})
