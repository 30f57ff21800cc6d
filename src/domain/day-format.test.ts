import { expect, it } from 'vitest'
import { formatDay } from './day-format.ts'

it('writes days out, day first, whatever the time zone of the machine', () => {
  expect(formatDay('2026-11-15', 'en-AU')).toBe('15 November 2026')
  expect(formatDay('2026-01-01T00:00:00.000Z', 'en-ZA')).toMatch(/^0?1 January 2026$/)
})
