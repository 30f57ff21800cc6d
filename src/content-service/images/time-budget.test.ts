import { describe, expect, it } from 'vitest'
import { createTimeBudget } from './time-budget.ts'

const budgetAt = () => {
  let now = 0
  const budget = createTimeBudget({ atOnce: 1_000, perSecond: 100 }, () => now)
  const later = (seconds: number) => {
    now += seconds * 1_000
  }
  return { budget, later }
}

describe('a budget of processor time', () => {
  it('is spent, and comes back with time, up to what it was', () => {
    const { budget, later } = budgetAt()
    expect(budget.take(700)).toEqual({ ok: true })
    expect(budget.take(700)).toEqual({ ok: false, retryAfterSeconds: 4 })
    later(3)
    expect(budget.take(700)).toEqual({ ok: false, retryAfterSeconds: 1 })
    later(1)
    expect(budget.take(700)).toEqual({ ok: true })
    expect(budget.isFull()).toBe(false)
    later(1_000)
    expect(budget.isFull()).toBe(true)
    expect(budget.take(1_000)).toEqual({ ok: true })
    expect(budget.take(1)).toMatchObject({ ok: false })
  })

  it('takes all of it for what costs more than there can be', () => {
    const { budget, later } = budgetAt()
    expect(budget.take(5_000)).toEqual({ ok: true })
    expect(budget.take(5_000)).toEqual({ ok: false, retryAfterSeconds: 10 })
    later(10)
    expect(budget.take(5_000)).toEqual({ ok: true })
  })

  it('can be given back, and never becomes more than it was', () => {
    const { budget } = budgetAt()
    budget.take(600)
    budget.giveBack(5_000)
    expect(budget.take(1_000)).toEqual({ ok: true })
    expect(budget.take(1)).toMatchObject({ ok: false })
  })
})
