import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type OzonePlace, ozonePlaces, ozoneUnitFor } from './ozone-unit.ts'

const units = [
  { name: 'Ozone Swim 100', litres: 100_000 },
  { name: 'Ozone Swim 10', litres: 10_000 },
  { name: 'Ozone Swim 50', litres: 50_000 },
]
const ask = (litres: number, swimmers: number, place: OzonePlace) =>
  ozoneUnitFor({ litres, swimmers, place }, units, 'en-AU')

describe('the size of an ozone unit', () => {
  it('follows the volume when few swim', () => {
    expect(ask(9000, 1, 'shade').unit?.name).toBe('Ozone Swim 10')
    expect(ask(48_000, 4, 'shade').unit?.name).toBe('Ozone Swim 50')
    expect(ask(90_000, 4, 'shade').unit?.name).toBe('Ozone Swim 100')
  })

  it('goes one up for many people in little water, and indoors', () => {
    // 9,000 + 6 × 500 = 12,000 L
    expect(ask(9000, 6, 'shade').unit?.name).toBe('Ozone Swim 50')
    // (45,000 + 4 × 500) × 1.25 = 58,750 L
    expect(ask(45_000, 4, 'indoor').unit?.name).toBe('Ozone Swim 100')
  })

  it('shows its working', () => {
    expect(ask(45_000, 4, 'indoor').working).toEqual([
      { what: 'Swimmers', sum: '4 × 500', result: '2,000\u00a0L' },
      { what: 'It counts as', sum: '(45,000 + 2,000) × 1.25', result: '58,800\u00a0L' },
      { what: 'Made for up to', sum: 'Ozone Swim 100', result: '100,000\u00a0L' },
    ])
  })

  it('says when one is not enough, and when none is needed', () => {
    expect(ask(140_000, 10, 'sun').unit).toBeUndefined()
    expect(ask(50_000, 2, 'shade').needed).toBe(false)
    expect(ask(50_000, 2, 'indoor').needed).toBe(true)
    expect(ask(5000, 4, 'shade').needed).toBe(true)
  })

  it('never gets smaller with more water, more swimmers or a roof', () => {
    const size = (litres: number, swimmers: number, place: OzonePlace) =>
      ask(litres, swimmers, place).unit?.litres ?? Infinity
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 150_000 }),
        fc.integer({ min: 0, max: 60 }),
        fc.constantFrom(...ozonePlaces),
        fc.nat(40),
        (litres, swimmers, place, more) => {
          const before = size(litres, swimmers, place)
          expect(size(litres, swimmers + more, place)).toBeGreaterThanOrEqual(before)
          expect(size(litres + more * 1000, swimmers, place)).toBeGreaterThanOrEqual(before)
          expect(size(litres, swimmers, 'indoor')).toBeGreaterThanOrEqual(before)
          expect(before).toBeGreaterThanOrEqual(Math.floor(litres / 100) * 100)
        },
      ),
    )
  })
})
