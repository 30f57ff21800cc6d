import { describe, expect, it } from 'vitest'
import { outlineOf } from './pool-outline.ts'
import { poolShapes } from './pool-shape.ts'

const sides = { length: 8, width: 4, narrow: 3, wing: 3, wingWidth: 2 }

describe('the outline of a pool', () => {
  it('is as long and as wide as the pool', () => {
    expect(outlineOf('rectangle', sides)).toEqual({ width: 8, height: 4, path: 'M0 0H8V4H0z' })
    expect(outlineOf('round', sides)).toMatchObject({ width: 8, height: 8 })
    expect(outlineOf('l-shape', sides)).toEqual({ width: 8, height: 7, path: 'M0 0H8V4H2V7H0z' })
  })

  it('is closed, and made of numbers, whatever the shape', () => {
    for (const shape of poolShapes) expect(outlineOf(shape, sides).path, shape).toMatch(/^M[-\d.\sACHLVac]+z$/)
  })
})
