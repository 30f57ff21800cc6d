import { describe, expect, it } from 'vitest'
import { readOwnHours, type TypedHours } from './own-hours.ts'

const today = '2026-11-19'
const week = { mon: '08:00-17:00', sat: null, sun: '' }
const typed = (given: Partial<TypedHours> = {}): TypedHours => ({
  hours: week,
  closures: [],
  openOnHolidays: false,
  ...given,
})
const wrong = (given: Partial<TypedHours>) => {
  const read = readOwnHours(typed(given), today)
  return read.ok ? [] : read.problems.map(({ field, message }) => `${field}: ${message}`)
}
const closure = (given: Partial<TypedHours['closures'][number]> = {}) => ({
  closures: [{ from: '2026-12-24', to: '2027-01-03', note: 'summer break', ...given }],
})

describe('what a dealer says of its hours', () => {
  it('is kept as listings have it: closed days left out, one day once, closures in the order of the calendar', () => {
    const closures = [
      { from: '2027-01-03', to: '2027-01-03', note: ' stock  take ' },
      { from: '2026-12-24', to: '2026-12-27', note: 'Christmas' },
      { from: '2026-12-01', to: '', note: 'moving' },
    ]
    expect(readOwnHours(typed({ closures, openOnHolidays: true }), today)).toEqual({
      ok: true,
      own: {
        hours: { mon: '08:00-17:00' },
        closures: [
          { from: '2026-12-01', note: 'moving' },
          { from: '2026-12-24', to: '2026-12-27', note: 'Christmas' },
          { from: '2027-01-03', note: 'stock take' },
        ],
        openOnHolidays: true,
      },
    })
  })

  it.each([
    ['never open', { hours: {} }, 'hours: Open on one day at least.'],
    ['half a span', { hours: { mon: '08:00-' } }, 'mon: Monday: enter when you open'],
    ['no time of a clock', { hours: { tue: '08:00-25:00' } }, 'tue: Tuesday: enter when you open'],
    ['closing first', { hours: { fri: '17:00-08:00' } }, 'fri: Friday: you close before you open.'],
    ['closing at once', { hours: { fri: '08:00-08:00' } }, 'fri: Friday: you close before you open.'],
    ['no day', closure({ from: '2026-02-30' }), 'closure-0: Enter the first day'],
    ['ending first', closure({ to: '2026-12-23' }), 'closure-0: 23 December 2026 is before 24 December 2026.'],
    ['past', closure({ from: '2026-11-01', to: '2026-11-18' }), 'closure-0: 18 November 2026 has passed.'],
    ['far ahead', closure({ from: '2030-01-01', to: '2030-01-01' }), 'closure-0: That is more than two years ahead.'],
    ['long', closure({ to: '2027-03-26' }), 'closure-0: That is longer than three months.'],
    ['without a word', closure({ note: ' ' }), 'closure-0: Say why'],
    ['with too many', closure({ note: 'x'.repeat(61) }), 'closure-0: Say why in at most 60'],
    ['too often', { closures: Array(21).fill(closure().closures[0]) }, 'closures: Keep 20 closures at most.'],
  ])('is refused %s, and says what to do', (_, given, expected) => {
    expect(wrong(given).join('\n')).toContain(expected)
  })

  it('today is not past', () => {
    expect(wrong(closure({ from: today, to: today }))).toEqual([])
  })
})
