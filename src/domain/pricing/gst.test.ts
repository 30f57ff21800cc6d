import { expect, it } from 'vitest'
import type { Cents } from '../money/money.ts'
import { gstIn } from './gst.ts'

it.each([
  [0, 0],
  [11, 1],
  [5, 0],
  [6, 1],
  [220600, 20055],
  [219800, 19982],
  [31195, 2836],
])('in %i cents there are %i of tax', (total, gst) => {
  expect(gstIn(total as Cents)).toBe(gst)
})
