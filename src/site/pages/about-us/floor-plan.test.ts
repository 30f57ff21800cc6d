import { expect, it } from 'vitest'
import { roomOf } from './floor-plan.ts'

it('draws a room with as many tiles as it has square metres', () => {
  for (const area of [12, 18, 24, 28, 40, 54, 64, 150, 180, 320, 610, 1400]) {
    const { columns, rows } = roomOf(area)
    expect(columns * rows).toBe(area)
    expect(columns).toBeGreaterThanOrEqual(rows)
  }
})

it('draws the test pool ten metres long and four wide', () => {
  expect(roomOf(40)).toEqual({ columns: 10, rows: 4 })
})
