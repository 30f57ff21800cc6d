import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceKm } from '../places/distance.ts'
import { projected, unitsPerKm, worldSize } from './map-projection.ts'

const somewhere = fc.record({
  lat: fc.double({ min: -48, max: -10, noNaN: true }),
  lon: fc.double({ min: 10, max: 179, noNaN: true }),
})

describe('the projection', () => {
  it('puts the point where equator and first meridian meet into the middle, and the world into its square', () => {
    expect(projected({ lat: 0, lon: 0 })).toEqual({ x: worldSize / 2, y: worldSize / 2 })
    expect(projected({ lat: 90, lon: -180 }).x).toBe(0)
    expect(projected({ lat: 90, lon: 0 }).y).toBeCloseTo(0, 0)
    expect(projected({ lat: -90, lon: 180 }).y).toBeCloseTo(worldSize, 0)
  })

  it('agrees with distances on the ground: a few kilometres are as many units in every direction', () => {
    fc.assert(
      fc.property(somewhere, fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }), (place, direction) => {
        const other = { lat: place.lat + 0.05 * Math.cos(direction), lon: place.lon + 0.05 * Math.sin(direction) }
        const [a, b] = [projected(place), projected(other)]
        const km = Math.hypot(a.x - b.x, a.y - b.y) / unitsPerKm(place.lat)
        expect(km / distanceKm(place, other)).toBeCloseTo(1, 1)
      }),
    )
  })
})
