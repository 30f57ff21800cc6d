import { describe, expect, it } from 'vitest'
import { meantMeasure } from './mixed-units.ts'
import { poolDepth, poolSide } from './pool-quantities.ts'
import { readQuantity } from './quantity.ts'

const feet = 0.3048

const meant = (kind: 'side' | 'depth', text: string, unit: 'm' | 'ft' = 'm') => {
  const quantity = {
    ...(kind === 'side' ? poolSide : poolDepth),
    alone: (value: number) => (unit === 'm' ? value : value * feet),
  }
  return meantMeasure(text, readQuantity(text, quantity, 'en-AU'), kind, unit, 'en-AU')
}

describe('a measure in another unit than the others', () => {
  it.each([
    ['depth', '1500', '1.5'],
    ['depth', '150', '1.5'],
    ['depth', '60', '0.6'],
    ['side', '800', '8'],
    ['side', '8000', '8'],
  ] as const)('%s %s was meant as %s m', (kind, typed, metres) => {
    expect(meant(kind, typed)).toEqual({ label: `${metres}\u00a0m`, text: metres })
  })

  it('may be feet among metres, and metres among feet', () => {
    expect(meant('depth', '5')).toEqual({ label: '5\u00a0ft (1.52\u00a0m)', text: '5 ft' })
    expect(meant('side', '26')).toEqual({ label: '26\u00a0ft (7.92\u00a0m)', text: '26 ft' })
    expect(meant('side', '33')?.text).toBe('33 ft')
    expect(meant('depth', '1.5', 'ft')).toEqual({ label: '1.5\u00a0m', text: '1.5 m' })
    expect(meant('depth', '150', 'ft')).toEqual({ label: '1.5\u00a0m', text: '1.5 m' })
  })

  it('can be read as it was meant', () => {
    for (const text of ['1500', '150', '5', '11']) {
      const suggestion = meant('depth', text)
      const { state } = readQuantity(suggestion?.text ?? '', poolDepth, 'en-AU')
      expect([text, state]).toEqual([text, 'read'])
    }
  })

  it.each([
    ['side', '8'],
    ['side', '25'],
    ['side', '50'],
    ['depth', '1.2'],
    ['depth', '0.4'],
    ['depth', '150 cm'],
    ['depth', '1,500'],
    ['depth', 'deep'],
    ['depth', ''],
    ['depth', '9999999'],
  ] as const)('is not asked about a %s of “%s”', (kind, typed) => {
    expect(meant(kind, typed)).toBeUndefined()
  })

  it('is not asked about feet that a pool has', () => {
    expect(meant('depth', '4', 'ft')).toBeUndefined()
    expect(meant('side', '26', 'ft')).toBeUndefined()
  })
})
