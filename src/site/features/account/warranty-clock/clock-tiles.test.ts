import { describe, expect, it } from 'vitest'
import { clockFace, monthsOf, sideOf } from './clock-tiles.ts'

const face = (months: number, today: string, from = '2026-01-09', until = '2029-01-09') =>
  clockFace(from, until, months, today)

describe('the warranty clock', () => {
  it('has a tile a month, and a longer warranty is a bigger pool', () => {
    expect([24, 36, 48].map(sideOf)).toEqual([7, 10, 13])
    for (const months of [12, 24, 36, 48, 60]) {
      const { side, tiles } = face(months, '2026-01-09')
      expect(tiles).toHaveLength(months)
      expect(4 * (side - 1)).toBe(months)
      expect(new Set(tiles.map(({ column, row }) => `${column},${row}`)).size).toBe(months)
      for (const { column, row } of tiles)
        expect([0, side - 1].includes(column) || [0, side - 1].includes(row), `${column},${row}`).toBe(true)
    }
  })

  it('goes clockwise from the top left', () => {
    const { tiles } = face(36, '2026-01-09')
    const places = [0, 8, 9, 18, 27].map((index) => [tiles[index]?.column, tiles[index]?.row])
    expect(places).toEqual([
      [0, 0],
      [8, 0],
      [9, 0],
      [9, 9],
      [0, 9],
    ])
  })

  it('says how many months are left, and which one this is', () => {
    const { tiles, monthsLeft } = face(36, '2026-11-17')
    expect(monthsLeft).toBe(26)
    expect(tiles.filter(({ state }) => state === 'gone')).toHaveLength(10)
    expect(tiles.findIndex(({ state }) => state === 'now')).toBe(10)
    expect(tiles.filter(({ state }) => state === 'left')).toHaveLength(25)
  })

  it('counts the last day, and is all off the day after', () => {
    expect(face(36, '2029-01-09')).toMatchObject({ hasEnded: false, monthsLeft: 0 })
    const ended = face(36, '2029-01-10')
    expect(ended).toMatchObject({ hasEnded: true, monthsLeft: 0 })
    expect(ended.tiles.every(({ state }) => state === 'gone')).toBe(true)
  })

  it('has not begun before its first day', () => {
    expect(face(24, '2026-01-01')).toMatchObject({ monthsLeft: 24 })
  })

  it('a warranty of odd length leaves the end of its round open', () => {
    const { side, tiles } = clockFace('2026-01-09', '2027-07-09', 18, '2026-01-09')
    expect([side, tiles.length]).toEqual([6, 18])
    expect(monthsOf('2026-01-09', '2027-07-09')).toBe(18)
    expect(monthsOf('2026-01-09', '2027-07-20')).toBe(19)
  })
})
