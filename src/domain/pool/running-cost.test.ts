import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CostQuestion, runningCost } from './running-cost.ts'

const question: CostQuestion = {
  robot: { watts: 150, hours: 2, times: 3 },
  suction: { watts: 1100, hours: 3, times: 7 },
  pricePerKwh: 0.3,
  weeks: 26,
}
const cost = (given: Partial<CostQuestion> = {}) => runningCost({ ...question, ...given }, 'AUD', 'en-AU')

describe('what cleaning costs in electricity', () => {
  it('is watts times hours times price', () => {
    const { robot, suction, saved } = cost()
    // 150 × 2 × 3 = 900 Wh; 0.9 × 0.30 × 26 = 7.02, the “about A$7” of the question page
    expect(robot.kwhAWeek).toBeCloseTo(0.9)
    expect(robot.aWeek).toBeCloseTo(0.27)
    expect(robot.aYear).toBeCloseTo(7.02)
    // 1,100 × 3 × 7 = 23.1 kWh; × 0.30 × 26 = 180.18
    expect(suction.aYear).toBeCloseTo(180.18)
    expect(saved).toBeCloseTo(173.16)
  })

  it('shows its working in the edition’s money', () => {
    expect(cost().working[2]).toEqual({
      what: 'Robot, a year',
      sum: '0.9 × 0.3 × 26\u00a0weeks',
      result: 'A$7.02',
    })
    expect(runningCost({ ...question, pricePerKwh: 3.9 }, 'ZAR', 'en-ZA').working.at(-1)?.result).toBe(
      'R\u00a02\u00a0251,08',
    )
  })

  it('says so when the robot is the dearer one', () => {
    expect(cost({ suction: { watts: 100, hours: 1, times: 1 } }).saved).toBeLessThan(0)
  })

  it('is in proportion to price, weeks and hours, and the same machine costs the same', () => {
    const runs = fc.record({
      watts: fc.integer({ min: 1, max: 10_000 }),
      hours: fc.integer({ min: 1, max: 24 }),
      times: fc.integer({ min: 1, max: 21 }),
    })
    fc.assert(
      fc.property(runs, fc.integer({ min: 1, max: 52 }), (robot, weeks) => {
        expect(cost({ robot, suction: robot, weeks }).saved).toBe(0)
        const once = cost({ robot, weeks }).robot.aYear
        expect(cost({ robot: { ...robot, hours: robot.hours * 2 }, weeks }).robot.aYear).toBeCloseTo(2 * once, 5)
        expect(cost({ robot, weeks, pricePerKwh: 0.6 }).robot.aYear).toBeCloseTo(2 * once, 5)
      }),
    )
  })
})
