import fc from 'fast-check'
import { expect, it } from 'vitest'
import { centsFromPrice } from '../money/money.ts'
import { budgetSteps } from './budget-steps.ts'
import { withinReach } from './robot-limits.ts'

const cents = (...prices: number[]) => prices.map(centsFromPrice)

it('budgets are round, and each buys something more than the one before', () => {
  expect(budgetSteps(cents(599, 749, 899, 949, 1299, 1899))).toEqual([600, 800, 1000, 1500, 2000])
  expect(budgetSteps(cents(7999, 24_999))).toEqual([8000, 25_000])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 300_000 }), { maxLength: 20 }), (prices) => {
      const steps = budgetSteps(cents(...prices))
      expect(steps.length).toBeLessThanOrEqual(6)
      const bought = steps.map((step) => cents(...prices).filter((price) => withinReach(price, step)).length)
      for (const [index, count] of bought.entries()) expect(count).toBeGreaterThan(bought[index - 1] ?? 0)
      if (prices.length > 0) expect(bought.at(-1)).toBe(prices.length)
    }),
  )
})
