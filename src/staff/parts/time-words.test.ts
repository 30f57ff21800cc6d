import { expect, it } from 'vitest'
import { agoWords, momentWords, timeWords } from './time-words.ts'

it('says how long ago in as few letters as say it', () => {
  const now = new Date('2026-11-19T12:00:00Z')
  const ago = (at: string) => agoWords(at, now)
  expect(ago('2026-11-19T11:59:30Z')).toBe('now')
  expect(ago('2026-11-19T11:41:00Z')).toBe('19 min')
  expect(ago('2026-11-19T06:30:00Z')).toBe('5 h')
  expect(ago('2026-11-16T12:00:00Z')).toBe('Mon')
  expect(ago('2026-10-01T12:00:00Z')).toBe('1 Oct')
})

it('writes a time of day as the site does, by the clock of the desk', () => {
  expect(momentWords('2026-11-19T01:21:00Z')).toBe('19 Nov, 12.21\u00a0pm')
  expect(momentWords('2026-11-18T13:05:00Z')).toBe('19 Nov, 12.05\u00a0am')
  expect(timeWords(new Date('2026-11-19T03:00:00Z'))).toBe('2\u00a0pm')
})
