import { describe, expect, it } from 'vitest'
import { poolLitres, smallestFor } from './pool-litres.ts'

describe('the litres of a pool', () => {
  it('are length by width by average depth, a thousand to the cubic metre', () => {
    expect(poolLitres(8, 4, 1.5)).toBe(48_000)
    expect(poolLitres(9, 4, 1.4)).toBe(50_400)
  })

  it('are whole hundreds, whatever the tape measure says', () => {
    expect(poolLitres(7.35, 3.62, 1.43)).toBe(38_000)
  })
})

describe('the size for a pool', () => {
  const sizes = [{ litres: 85_000 }, { litres: 55_000 }, { litres: 120_000 }]

  it('is the smallest that is made for it', () => {
    expect(smallestFor(48_000, sizes)?.litres).toBe(55_000)
    expect(smallestFor(55_000, sizes)?.litres).toBe(55_000)
    expect(smallestFor(55_100, sizes)?.litres).toBe(85_000)
  })

  it('does not exist for a pool larger than all of them', () => {
    expect(smallestFor(120_100, sizes)).toBeUndefined()
  })
})
