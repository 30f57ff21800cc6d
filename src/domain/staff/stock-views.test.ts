import { expect, it } from 'vitest'
import { isInStockView, isRunningOut, weeksLeft } from './stock-views.ts'

it('says how long it lasts at the pace of the last four weeks, and nothing where none is sold', () => {
  expect(weeksLeft({ available: 6, sold: 12 })).toBe(2)
  expect(weeksLeft({ available: 6, sold: 0 })).toBeUndefined()
  // More came back than was sold.
  expect(weeksLeft({ available: 6, sold: -1 })).toBeUndefined()
})

it('is running out where there are few, or where it does not last two weeks', () => {
  expect(isRunningOut({ available: 2, sold: 0 })).toBe(true)
  expect(isRunningOut({ available: 3, sold: 0 })).toBe(false)
  expect(isRunningOut({ available: 9, sold: 20 })).toBe(true)
  expect(isRunningOut({ available: 10, sold: 20 })).toBe(false)
})

it('has in the view of none what nobody can buy', () => {
  expect(isInStockView('none', { available: 0, sold: 4 })).toBe(true)
  expect(isInStockView('none', { available: 1, sold: 4 })).toBe(false)
  expect(isInStockView('running-out', { available: 0, sold: 0 })).toBe(true)
  expect(isInStockView('all', { available: 90, sold: 0 })).toBe(true)
})
