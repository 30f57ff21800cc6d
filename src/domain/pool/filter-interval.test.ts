import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { debrisKinds, type FilterQuestion, filterInterval, seasons, treeKinds } from './filter-interval.ts'

const question: FilterQuestion = {
  areaM2: 32,
  debris: 'mixed',
  trees: 'near',
  season: 'summer',
  runsAWeek: 3,
  basket: 4,
}
const interval = (given: Partial<FilterQuestion> = {}) => filterInterval({ ...question, ...given }, 'en-AU')

describe('how often the filter is cleaned', () => {
  it('is how many runs the basket has room for', () => {
    // 32 × 0.006 = 0.192 L a day, × 7 ÷ 3 = 0.448 L a run; 4 × 0.6 = 2.4 L; five, but a week is three runs
    expect(interval()).toMatchObject({ runs: 3, days: 7, overfull: false, soakDays: 28 })
    // 60 × 0.012 × 2.5 × 1.6 = 2.88 L a day, × 7 ÷ 3 = 6.72 L a run, and 3.2 L of room
    expect(interval({ areaM2: 60, debris: 'leaves', trees: 'over', season: 'autumn' })).toMatchObject({
      runs: 1,
      days: 2,
      overfull: true,
    })
  })

  it('shows its working and gives its reasons', () => {
    const { working, reasons } = interval()
    expect(working.map(({ result }) => result)).toEqual(['0.19\u00a0L', '0.45\u00a0L', '2.4\u00a0L', '3'])
    expect(reasons).toContain('The basket would hold more, but after a week wet it has to be scrubbed out.')
  })

  const given = fc.record({
    areaM2: fc.integer({ min: 1, max: 500 }),
    debris: fc.constantFrom(...debrisKinds),
    trees: fc.constantFrom(...treeKinds),
    season: fc.constantFrom(...seasons),
    runsAWeek: fc.integer({ min: 1, max: 7 }),
    basket: fc.integer({ min: 1, max: 20 }),
  })

  it('is at least every run, at most a week or one run, and never rarer with more water or less basket', () => {
    fc.assert(
      fc.property(given, fc.nat(100), (asked, more) => {
        const { runs, days } = interval(asked)
        expect(runs).toBeGreaterThanOrEqual(1)
        expect(runs === 1 || days <= 7).toBe(true)
        expect(interval({ ...asked, areaM2: asked.areaM2 + more }).runs).toBeLessThanOrEqual(runs)
        expect(interval({ ...asked, basket: asked.basket + more }).runs).toBeGreaterThanOrEqual(runs)
        expect(interval({ ...asked, trees: 'over' }).runs).toBeLessThanOrEqual(runs)
      }),
    )
  })
})
