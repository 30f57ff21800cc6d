import type { Cents } from '../money/money.ts'
import { withinReach } from './robot-limits.ts'

const round = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8]

/** The next round amount that is not below a price, in units of currency. */
const roundUp = (cents: Cents): number => {
  const units = cents / 100
  const power = 10 ** Math.floor(Math.log10(units))
  return round.map((step) => step * power).find((amount) => amount >= units) ?? 10 * power
}

const atMost = 6

/** Round amounts to choose a budget from. Each buys something that the one before it does not. */
export const budgetSteps = (prices: readonly Cents[]): number[] => {
  const amounts = [...new Set(prices.map(roundUp))].toSorted((a, b) => a - b)
  const affordable = (amount: number) => prices.filter((price) => withinReach(price, amount)).length
  const telling = amounts.filter((amount, index) => affordable(amount) > affordable(amounts[index - 1] ?? 0))
  if (telling.length <= atMost) return telling
  const last = telling.length - 1
  return [
    ...new Set(Array.from({ length: atMost }, (_, index) => telling[Math.round((index * last) / (atMost - 1))] ?? 0)),
  ]
}
