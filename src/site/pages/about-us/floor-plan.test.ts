import { expect, it } from 'vitest'
import { areaIn, roomOf } from './floor-plan.ts'

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

it('reads the area out of an editor’s words', () => {
  expect(areaIn('1,400 m²')).toBe(1400)
  expect(areaIn('24 m²')).toBe(24)
  expect(areaIn(undefined)).toBe(0)
})
