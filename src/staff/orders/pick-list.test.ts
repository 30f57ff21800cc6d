import { expect, it } from 'vitest'
import { pickList, type ToPick } from './pick-list.ts'

const file = (
  number: string,
  goods: readonly [sku: string, units: number, bay: string | null][],
  back = 0,
): ToPick => ({
  order: {
    number,
    lines: goods.map(([sku, quantity]) => ({ sku, name: sku, quantity, refundedUnits: back })),
  },
  available: goods.map(([sku, , bay]) => ({ sku, bay })),
})

it('is one walk along the bays, with what has no place at its end', () => {
  const list = pickList([
    file('AU-1', [
      ['PW-C', 1, '10A'],
      ['PW-A', 2, '2A'],
    ]),
    file('AU-2', [
      ['PW-A', 1, '2A'],
      ['PW-B', 1, null],
    ]),
  ])
  expect(list.map(({ bay, sku, units, orders }) => [bay, sku, units, orders.length])).toEqual([
    ['2A', 'PW-A', 3, 2],
    ['10A', 'PW-C', 1, 1],
    ['', 'PW-B', 1, 1],
  ])
})

it('leaves out what was paid back', () => {
  expect(pickList([file('AU-1', [['PW-A', 1, '2A']], 1)])).toEqual([])
})
