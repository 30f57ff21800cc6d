import { describe, expect, it } from 'vitest'
import { type PoolMeasures, poolShapes } from '../../../../domain/pool/pool-shape.ts'
import { floorOf } from './pool-floor.ts'
import { frame, poolView, usualPool } from './pool-view.ts'

const pool = (given: Partial<PoolMeasures> = {}): PoolMeasures => ({ ...usualPool, ...given })
const tilesOf = (view: ReturnType<typeof poolView>): number =>
  view.walls.reduce((sum, { tiles }) => sum + (tiles.match(/M/g)?.length ?? 0), 0)
const numbers = (shape: string): number[] => (shape.match(/-?[\d.]+/g) ?? []).map(Number)
const widthOf = (shape: string): number => {
  const across = numbers(shape).filter((_, index) => index % 2 === 0)
  return Math.max(...across) - Math.min(...across)
}

describe('the drawing of a pool', () => {
  it('stays inside its frame, and is made of numbers, whatever the shape', () => {
    for (const shape of poolShapes)
      for (const given of [{}, { length: 25, width: 3 }, { length: 2, width: 2, narrow: 1, wing: 1, wingWidth: 1 }]) {
        const view = poolView(pool({ shape, ...given }))
        const drawn = [view.coping, view.copingSide, view.opening]
        for (const text of drawn) expect(text, shape).not.toMatch(/NaN|Infinity/)
        for (const [index, value] of numbers(view.coping).entries()) {
          expect(value, shape).toBeGreaterThanOrEqual(0)
          expect(value, shape).toBeLessThanOrEqual(index % 2 === 0 ? frame.width : frame.height)
        }
      }
  })

  it('has a dark tile for each metre of the two walls that are seen, the last one cut', () => {
    // No floor bends in a level pool, so no tile is cut in two.
    expect(tilesOf(poolView(pool({ length: 9, width: 4, shallow: 1.5, deep: 1.5 })))).toBe(13)
    expect(tilesOf(poolView(pool({ length: 8.5, width: 4, shallow: 1.5, deep: 1.5 })))).toBe(13)
  })

  it('is as long in proportion as the pool is', () => {
    const along = (length: number) => {
      const { opening } = poolView(pool({ length, width: 4 }))
      return widthOf(opening)
    }
    expect(along(12) / along(12)).toBe(1)
    const [short, long] = [6, 12].map((length) => poolView(pool({ length })).dimensions[0])
    expect(short?.metres).toBe(6)
    expect(long?.metres).toBe(12)
  })

  it('draws to one scale: a metre of a side is as long in each of two pools in proportion', () => {
    const [side, across] = poolView(pool({ length: 10, width: 5 })).dimensions
    const length = Math.hypot((side?.to[0] ?? 0) - (side?.from[0] ?? 0), (side?.to[1] ?? 0) - (side?.from[1] ?? 0))
    const width = Math.hypot(
      (across?.to[0] ?? 0) - (across?.from[0] ?? 0),
      (across?.to[1] ?? 0) - (across?.from[1] ?? 0),
    )
    expect(length / 10 / Math.hypot(1, 0.26)).toBeCloseTo(width / 5 / Math.hypot(0.72, 0.67), 1)
  })

  it('falls from the shallow to the deep end, and names both depths; a level floor has one', () => {
    const floor = floorOf({ shallow: 1.1, deep: 1.9 }, 10)
    expect([0, 3, 5, 7, 10].map((x) => floor.depthAt(x))).toEqual([1.1, 1.1, 1.5, 1.9, 1.9])
    const depths = (given: Partial<PoolMeasures>) =>
      poolView(pool(given)).dimensions.flatMap(({ kind, metres }) => (kind === 'depth' ? [metres] : []))
    expect(depths({ shallow: 1.1, deep: 1.9 })).toEqual([1.1, 1.9])
    expect(depths({ shallow: 1.4, deep: 1.4 })).toEqual([1.4])
    expect(poolView(pool({ shallow: 1.4, deep: 1.4 })).floor).toHaveLength(1)
  })

  it('draws what is nearer over what is farther away', () => {
    const { walls } = poolView(pool({ shape: 'l-shape' }))
    expect(walls.length).toBeGreaterThanOrEqual(3)
    expect(walls.map(({ near }) => near)).toEqual(walls.map(({ near }) => near).toSorted((a, b) => a - b))
  })
})
