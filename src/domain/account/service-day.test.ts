import { describe, expect, it } from 'vitest'
import { lastServiceDue, nextServiceOn } from './service-day.ts'

describe('the yearly service of a robot', () => {
  it.each([
    ['2026-03-15', '2026-03-15', '2027-03-15', undefined],
    ['2026-03-15', '2027-03-14', '2027-03-15', undefined],
    ['2026-03-15', '2027-03-15', '2027-03-15', '2027-03-15'],
    ['2026-03-15', '2027-03-16', '2028-03-15', '2027-03-15'],
    ['2020-03-15', '2026-11-19', '2027-03-15', '2026-03-15'],
    // Bought on a day that most years do not have.
    ['2024-02-29', '2025-02-28', '2025-02-28', '2025-02-28'],
    ['2024-02-29', '2028-02-28', '2028-02-29', '2027-02-28'],
    ['2024-02-29', '2028-02-29', '2028-02-29', '2028-02-29'],
    // Written down wrongly, before it was bought.
    ['2027-03-15', '2026-11-19', '2028-03-15', undefined],
  ])('bought on %s, on %s: next on %s, last due on %s', (bought, today, next, last) => {
    expect(nextServiceOn(bought, today)).toBe(next)
    expect(lastServiceDue(bought, today)).toBe(last)
  })
})
