import { expect, it } from 'vitest'
import { centsFromPrice } from '../words/money.ts'
import { gstIn } from './gst.ts'

it.each([
  [311.95, 28.36],
  [11, 1],
  [0.05, 0],
  [0.06, 0.01],
  [0, 0],
])('A$%d holds A$%d of GST', (total, gst) => {
  expect(gstIn(centsFromPrice(total))).toBe(centsFromPrice(gst))
})
