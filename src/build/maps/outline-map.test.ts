import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import { editions } from '../../domain/edition/editions.ts'
import { landAround } from './land-around.ts'
import { outlineMap } from './outline-map.ts'

const sydney = { lat: -33.87, lon: 151.2 }
const perth = { lat: -31.95, lon: 115.86 }
const aliceSprings = { lat: -23.7, lon: 133.88 }

describe('the outline of a country', () => {
  it.each(editionCodes)('of %s is there, in a few kilobytes', (code) => {
    const { home, corners } = outlineMap(editions[code].mapRegion, [editions[code].mapRegion.corners[0]])
    expect(brotliCompressSync(home).length).toBeLessThan(6000)
    expect(home).toMatch(/^(M-?\d+[ -]\d+l[-\d ]+z)+$/)
    expect(corners[1].x).toBeGreaterThan(corners[0].x)
    expect(corners[1].y).toBeGreaterThan(corners[0].y)
  })

  it('has more of the coast near dealers', () => {
    const region = editions['en-au'].mapRegion
    const inland = outlineMap(region, [aliceSprings]).home.length
    expect(outlineMap(region, [aliceSprings, sydney, perth]).home.length).toBeGreaterThan(inland + 200)
  })

  it('has land around a dealer: all of it inland, a part of it at the coast', () => {
    const region = editions['en-au'].mapRegion
    expect(landAround(aliceSprings, region)).toBe('M-60 1360l0-1420 1520 0 0 1420-1520 0z')
    expect(landAround(sydney, region).length).toBeGreaterThan(60)
  })
})
