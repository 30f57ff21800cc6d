import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { electricityPrice, poolContent, poolDepth, poolSide, power, runHours, saltLevel } from './pool-quantities.ts'
import { type Quantity, readQuantity } from './quantity.ts'

const value = (text: string, quantity: Quantity) => {
  const reading = readQuantity(text, quantity, 'en-AU')
  return reading.state === 'read' ? reading.value : undefined
}
const message = (text: string, quantity: Quantity) => {
  const reading = readQuantity(text, quantity, 'en-AU')
  return reading.state === 'refused' ? reading.message : undefined
}

describe('a quantity as it is typed', () => {
  it.each<[string, Quantity, number]>([
    ['8.5', poolSide, 8.5],
    ['8,5 m', poolSide, 8.5],
    ['850cm', poolSide, 8.5],
    ['.8', poolDepth, 0.8],
    ['8 m 50', poolSide, 8.5],
    ['26 ft', poolSide, 7.9248],
    ['26 f', poolSide, 7.9248],
    ['26′ 6″', poolSide, 8.0772],
    ['26\' 6"', poolSide, 8.0772],
    ['26ft 6in', poolSide, 8.0772],
    ['1,250', poolDepth, 1.25],
    ['48 000', poolContent, 48_000],
    ['48,000 L', poolContent, 48_000],
    ['48 kL', poolContent, 48_000],
    ['48 m³', poolContent, 48_000],
    ['3200 ppm', saltLevel, 3200],
    ['3.2 g/L', saltLevel, 3200],
    ['4', saltLevel, 4000],
    ['0', saltLevel, 0],
    ['1.1 kW', power, 1100],
    ['90 min', runHours, 1.5],
    ['1 h 30', runHours, 1.5],
    ['30c', electricityPrice('A$', 5), 0.3],
    ['30', electricityPrice('A$', 5), 0.3],
    ['$0.34', electricityPrice('NZ$', 5), 0.34],
    ['R3,90', electricityPrice('R', 20), 3.9],
    ['R 3.90', electricityPrice('R', 20), 3.9],
  ])('%s is read', (text, quantity, expected) => {
    expect(value(text, quantity)).toBeCloseTo(expected, 9)
  })

  it('answers nonsense with what to type', () => {
    expect(message('quite long', poolSide)).toBe(
      '“quite long” isn’t a side of a pool we can read. Write metres, such as 8.5, or feet, such as 26 ft.',
    )
    for (const text of ['8 x 4', '8-4', '1e3', 'NaN', '8 parsecs', '∞', '<b>8</b>'])
      expect(message(text, poolSide), text).toMatch(/isn’t a side of a pool we can read/)
  })

  it('answers what no pool can be with what it can be', () => {
    expect(message('300', poolSide)).toBe('“300” is too large for a side of a pool. It can be 0.5 to 100\u00a0m.')
    expect(message('-4', poolSide)).toBe('“-4” is too small for a side of a pool. It can be 0.5 to 100\u00a0m.')
    expect(message('9'.repeat(60), poolContent)).toMatch(/^“9{23}…” is too large/)
  })

  it('an empty field is neither read nor wrong', () => {
    expect(readQuantity('  ', poolSide, 'en-AU')).toEqual({ state: 'empty' })
  })

  it('never throws, and what it reads is within bounds', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = value(text, poolSide)
        expect(read === undefined || (read >= poolSide.least && read <= poolSide.most)).toBe(true)
      }),
    )
  })

  it('metres, centimetres, millimetres and feet agree', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 100_000 }), (mm) => {
        const metres = value(`${mm / 1000}`, poolSide) ?? Number.NaN
        expect(value(`${mm} mm`, poolSide)).toBeCloseTo(metres, 6)
        expect(value(`${mm / 10} cm`, poolSide)).toBeCloseTo(metres, 6)
        fc.pre(mm > 510 && mm < 99_990)
        expect(value(`${(mm / 304.8).toFixed(6)} ft`, poolSide)).toBeCloseTo(metres, 5)
      }),
    )
  })
})
