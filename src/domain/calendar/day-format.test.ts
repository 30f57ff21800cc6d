import { expect, it } from 'vitest'
import { formatDay } from './day-format.ts'

it('writes days out, day first and without a leading nought, whatever the time zone of the machine', () => {
  expect(formatDay('2026-11-15')).toBe('15 November 2026')
  expect(formatDay('2026-01-01T00:00:00.000Z')).toBe('1 January 2026')
  expect(formatDay('2026-12-31T23:59:59.000Z')).toBe('31 December 2026')
})
