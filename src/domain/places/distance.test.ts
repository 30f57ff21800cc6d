import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceKm, formatDistance } from './distance.ts'

const sydney = { lat: -33.8688, lon: 151.2093 }
const melbourne = { lat: -37.8136, lon: 144.9631 }
const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('the distance between two places', () => {
  it('is that of the great circle', () => {
    expect(distanceKm(sydney, melbourne)).toBeCloseTo(713, 0)
    expect(distanceKm({ lat: -44, lon: 179.9 }, { lat: -44, lon: -179.9 })).toBeCloseTo(16, 0)
  })

  it('is the same both ways, nothing from a place to itself and never more than half the earth', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        const there = distanceKm(a, b)
        expect(there).toBeCloseTo(distanceKm(b, a), 6)
        expect(there).toBeGreaterThanOrEqual(0)
        expect(there).toBeLessThan(20_016)
        expect(distanceKm(a, a)).toBe(0)
      }),
    )
  })
})

describe('a distance in words', () => {
  const plain = (km: number, locale: 'en-AU' | 'en-ZA' = 'en-AU') =>
    formatDistance(km, locale).replaceAll('\u00a0', ' ')

  it('is in metres below a kilometre, to the nearest fifty', () => {
    expect(plain(0)).toBe('0 m')
    expect(plain(0.861)).toBe('850 m')
    expect(plain(0.98)).toBe('1.0 km')
  })

  it('has tenths below ten kilometres and whole ones from there', () => {
    expect(plain(3.24)).toBe('3.2 km')
    expect(plain(9.94)).toBe('9.9 km')
    expect(plain(9.96)).toBe('10 km')
    expect(plain(48.4)).toBe('48 km')
    expect(plain(2410)).toBe('2,410 km')
  })

  it('is written as the edition writes figures', () => {
    expect(plain(3.24, 'en-ZA')).toBe('3,2 km')
    expect(plain(1410, 'en-ZA')).toBe('1 410 km')
  })
})
