import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { doseFor } from './dose.ts'
import { mineralFill } from './mineral-fill.ts'

const dose = (litres: number, now: number, wanted: number, bag = 20) => doseFor({ litres, now, wanted, bag }, 'en-AU')

describe('salt and minerals to add', () => {
  const litres = fc.integer({ min: 200, max: 3_000_000 })
  const level = fc.integer({ min: 0, max: 40_000 })
  const bag = fc.constantFrom(10, 20, 25)

  it('is the litres times what is missing, a milligram to the litre', () => {
    // 48,000 L × 4,000 mg/L = 192,000,000 mg = 192 kg, nine and a half bags and a bit
    expect(dose(48_000, 0, 4000)).toMatchObject({ kilograms: 192, bags: 10, leftOver: 8, replaceLitres: 0 })
    // 50,000 × 800 ÷ 1,000,000 = 40 kg, two bags exactly
    expect(dose(50_000, 3200, 4000)).toMatchObject({ kilograms: 40, bags: 2, leftOver: 0 })
    // 30,000 × 1,500 ÷ 1,000,000 = 45 kg
    expect(dose(30_000, 0, 1500)).toMatchObject({ kilograms: 45, bags: 3, leftOver: 15 })
  })

  it('shows its working', () => {
    expect(dose(50_000, 3100, 4000).working).toEqual([
      { what: 'Missing', sum: '4,000 − 3,100', result: '900\u00a0ppm' },
      { what: 'To add', sum: '50,000 × 900 ÷ 1,000,000', result: '45\u00a0kg' },
      { what: 'Bags of 20\u00a0kg', sum: '45 ÷ 20, rounded up', result: '3' },
      { what: 'Left over', sum: '3 × 20 − 45', result: '15\u00a0kg' },
    ])
  })

  it('is water to replace where there is too much', () => {
    // 5,000 down to 4,000 in 50,000 L: a fifth has to go
    const { replaceLitres, bags, working } = dose(50_000, 5000, 4000)
    expect({ replaceLitres, bags }).toEqual({ replaceLitres: 10_000, bags: 0 })
    expect(working.map(({ result }) => result)).toEqual(['1,000\u00a0ppm', '20\u00a0%', '10,000\u00a0L'])
  })

  it('never lets out more than a third at once', () => {
    // 8,000 down to 4,000: half has to go, so 29.3 % twice: 0.707 × 0.707 = 0.5
    expect(dose(50_000, 8000, 4000)).toMatchObject({ exchanges: 2, replaceLitres: 14_600 })
    // A third exactly is one time.
    expect(dose(30_000, 6000, 4000)).toMatchObject({ exchanges: 1, replaceLitres: 10_000 })
    fc.assert(
      fc.property(litres, level, level, (pool, now, wanted) => {
        const { replaceLitres, exchanges } = dose(pool, now, wanted)
        expect(replaceLitres).toBeLessThanOrEqual(pool / 3 + 50)
        if (replaceLitres > 0) expect(exchanges).toBeLessThanOrEqual(3)
      }),
    )
  })

  it('says no litres where most of the water would have to go', () => {
    for (const wanted of [1000, 0]) expect(dose(50_000, 8000, wanted).replaceLitres).toBe(0)
    expect(dose(50_000, 8000, 1000).exchanges).toBeGreaterThan(3)
    expect(dose(50_000, 8000, 1000).working).toHaveLength(1)
  })

  it('agrees with the first fill on the page of Mineral Swim', () => {
    for (const litres of [10_000, 25_000, 40_000, 60_000, 90_000])
      expect(dose(litres, 0, 4000, 10)).toMatchObject({
        kilograms: mineralFill(litres, 49, 719).kilograms,
        bags: mineralFill(litres, 49, 719).bags,
      })
  })

  it('is nothing when the level is there already', () => {
    fc.assert(
      fc.property(litres, level, bag, (pool, ppm, size) => {
        expect(dose(pool, ppm, ppm, size)).toMatchObject({ kilograms: 0, bags: 0, leftOver: 0, replaceLitres: 0 })
      }),
    )
  })

  it('grows with the pool, and whole bags always suffice by less than one', () => {
    fc.assert(
      fc.property(litres, litres, level, level, bag, (one, other, now, wanted, size) => {
        const [small, large] = [
          dose(Math.min(one, other), now, wanted, size),
          dose(Math.max(one, other), now, wanted, size),
        ]
        expect(large.kilograms).toBeGreaterThanOrEqual(small.kilograms)
        expect(large.replaceLitres).toBeGreaterThanOrEqual(small.replaceLitres)
        expect(large.leftOver).toBeGreaterThan(-0.001 * size)
        expect(large.leftOver).toBeLessThan(size)
        expect(large.replaceLitres).toBeLessThanOrEqual(Math.max(one, other) + 50)
      }),
    )
  })
})
