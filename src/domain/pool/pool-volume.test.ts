import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PoolMeasures, poolShapes } from './pool-shape.ts'
import { poolVolume } from './pool-volume.ts'

const pool = (given: Partial<PoolMeasures>): PoolMeasures => ({
  shape: 'rectangle',
  length: 8,
  width: 4,
  narrow: 3,
  wing: 3,
  wingWidth: 2,
  fill: 0.8,
  shallow: 1.5,
  deep: 1.5,
  ...given,
})
const litres = (given: Partial<PoolMeasures>) => poolVolume(pool(given), 'en-AU').litres

// Worked out by hand, from the formulas in a builder's table.
describe('what a pool holds', () => {
  it.each<[string, Partial<PoolMeasures>, number]>([
    ['a rectangle of 8 × 4 × 1.5 m', {}, 48_000],
    ['a floor that falls from 1.2 to 1.8 m', { shallow: 1.2, deep: 1.8 }, 48_000],
    ['the same, measured from the other end', { shallow: 1.8, deep: 1.2 }, 48_000],
    // 3.14159 ÷ 4 × 9 × 5 = 35.343 m², × 1.4 = 49.480 m³
    ['an oval of 9 × 5 × 1.4 m', { shape: 'oval', length: 9, width: 5, shallow: 1.4, deep: 1.4 }, 49_500],
    // 3.14159 ÷ 4 × 4.57² = 16.403 m², × 1.1 = 18.043 m³
    ['a round pool of 15 ft', { shape: 'round', length: 4.57, shallow: 1.1, deep: 1.1 }, 18_000],
    // 0.45 × (5 + 4) × 10 = 40.5 m², × 1.5 = 60.75 m³
    ['a kidney of 10 m, 5 and 4 m wide', { shape: 'kidney', length: 10, width: 5, narrow: 4 }, 60_800],
    // 9 × 5 × 0.8 = 36 m², × 1.5 = 54 m³
    ['a free form of 9 × 5 m', { shape: 'free-form', length: 9, width: 5 }, 54_000],
    // 8 × 4 + 3 × 2 = 38 m², × 1.5 = 57 m³
    ['an L of 8 × 4 and 3 × 2 m', { shape: 'l-shape' }, 57_000],
    // 2.1 × 2.1 × 0.8 = 3.528 m³
    ['a spa, to ten litres', { length: 2.1, width: 2.1, shallow: 0.8, deep: 0.8 }, 3530],
  ])('%s', (_, given, expected) => {
    expect(litres(given)).toBe(expected)
  })

  it('shows its working with the numbers that were given', () => {
    expect(poolVolume(pool({ shallow: 1.2, deep: 1.8 }), 'en-AU').working).toEqual([
      { what: 'Surface', sum: '8 × 4', result: '32\u00a0m²' },
      { what: 'Average depth', sum: '(1.2 + 1.8) ÷ 2', result: '1.5\u00a0m' },
      { what: 'Volume', sum: '32 × 1.5', result: '48\u00a0m³' },
      { what: 'Litres', sum: '48 × 1,000', result: '48,000\u00a0L' },
    ])
    expect(poolVolume(pool({ shape: 'kidney' }), 'en-ZA').working[0]).toEqual({
      what: 'Surface',
      sum: '0,45 × (4 + 3) × 8',
      result: '25,2\u00a0m²',
    })
  })

  const side = fc.double({ min: 0.5, max: 50, noNaN: true })
  const measures = fc.record({
    shape: fc.constantFrom(...poolShapes),
    length: side,
    width: side,
    narrow: side,
    wing: side,
    wingWidth: side,
    fill: fc.constantFrom(0.7, 0.8, 0.9),
    shallow: fc.double({ min: 0.2, max: 3, noNaN: true }),
    deep: fc.double({ min: 0.2, max: 6, noNaN: true }),
  })

  it('never shrinks when a side or a depth grows', () => {
    const keys = ['length', 'width', 'narrow', 'wing', 'wingWidth', 'shallow', 'deep'] as const
    fc.assert(
      fc.property(
        measures,
        fc.constantFrom(...keys),
        fc.double({ min: 0, max: 5, noNaN: true }),
        (given, key, more) => {
          expect(litres({ ...given, [key]: given[key] + more })).toBeGreaterThanOrEqual(litres(given))
        },
      ),
    )
  })

  it('is never more than the rectangle around it, but for the wing of an L', () => {
    fc.assert(
      fc.property(measures, (given) => {
        fc.pre(given.shape !== 'l-shape' && given.narrow <= given.width)
        const box = {
          ...given,
          shape: 'rectangle' as const,
          width: given.shape === 'round' ? given.length : given.width,
        }
        expect(litres(given)).toBeLessThanOrEqual(litres(box))
      }),
    )
  })
})
