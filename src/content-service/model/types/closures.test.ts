import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { closures } from './closures.ts'

const reasons = (value: unknown) =>
  closures.kind === 'json' ? v.safeParse(closures.schema, value).issues?.map(({ message }) => message) : ['no schema']

const note = 'summer break'

describe('what a dealer closes for itself', () => {
  it('is a day or several, in the order of the calendar, also over the end of a year', () => {
    expect(reasons([])).toBeUndefined()
    expect(
      reasons([
        { from: '2026-12-21', note },
        { from: '2026-12-24', to: '2027-01-10', note },
        { from: '2027-01-11', to: '2027-01-11', note },
      ]),
    ).toBeUndefined()
    expect(reasons([{ from: '2028-02-29', note }])).toBeUndefined()
  })

  it.each([
    ['a day that is none', [{ from: '2027-02-29', note }], 'must be a day such as 2026-12-25'],
    [
      'an end before the beginning',
      [{ from: '2027-01-10', to: '2026-12-24', note }],
      'must end on the day it begins or later',
    ],
    ['more than 60 days', [{ from: '2026-12-01', to: '2027-01-30', note }], 'must not be longer than 60 days'],
    [
      'two that overlap',
      [
        { from: '2026-12-24', to: '2026-12-28', note },
        { from: '2026-12-28', note },
      ],
      'must stand in the order of the calendar, none beginning before the one above it has ended',
    ],
  ])('is not %s', (_, value, reason) => {
    expect(reasons(value)).toEqual([reason])
  })

  it('may be 60 days, and has a note', () => {
    expect(reasons([{ from: '2026-12-01', to: '2027-01-29', note }])).toBeUndefined()
    expect(reasons([{ from: '2026-12-01', note: '' }])).toHaveLength(1)
    expect(reasons([{ from: '2026-12-01', until: '2026-12-02', note }])).toHaveLength(1)
  })
})
