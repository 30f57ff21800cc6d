import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawSolid, lineThrough, onPaper, outlineAround, type Point, roundedRectangle } from './isometric.ts'

describe('an isometric drawing', () => {
  it('shows what is higher further up, and what is nearer further down', () => {
    expect(onPaper([0, 0, 10])[1]).toBeLessThan(onPaper([0, 0, 0])[1])
    expect(onPaper([10, 10, 0])[1]).toBeGreaterThan(onPaper([0, 0, 0])[1])
    expect(onPaper([10, 10, 0])[0]).toBe(0)
  })

  it('draws a box as a hexagon with one face', () => {
    const { all, face } = drawSolid({ plane: 'floor', at: [0, 0, 0], width: 10, height: 10, depth: 10 })
    expect(all.split('L')).toHaveLength(6)
    expect(face.split('L')).toHaveLength(4)
  })

  it('pushes each plane towards the eye', () => {
    const middle = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? []
    for (const plane of ['side', 'front'] as const) {
      const { face } = drawSolid({ plane, at: [0, 0, 0], width: 2, height: 2, depth: 100 })
      expect(Math.min(...middle(face).filter((_, index) => index % 2 === 1))).toBeGreaterThan(40)
    }
  })

  it('draws lines through space', () => {
    expect(lineThrough([0, 0, 0], [0, 0, 10])).toBe('M0 0L0 -10')
  })
})

describe('a rounded rectangle', () => {
  it('stays within its size, whatever the radius', () => {
    const size = fc.integer({ min: 1, max: 300 })
    fc.assert(
      fc.property(size, size, fc.nat(400), (width, height, radius) => {
        for (const [x, y] of roundedRectangle(width, height, radius)) {
          expect(x).toBeGreaterThanOrEqual(-1e-9)
          expect(x).toBeLessThanOrEqual(width + 1e-9)
          expect(y).toBeGreaterThanOrEqual(-1e-9)
          expect(y).toBeLessThanOrEqual(height + 1e-9)
        }
      }),
    )
  })
})

describe('the outline around points', () => {
  it('leaves none of them outside', () => {
    const point: fc.Arbitrary<Point> = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }))
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 30 }), (points) => {
        const outline = outlineAround(points)
        for (const [index, [ax, ay]] of outline.entries()) {
          const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay]
          for (const [x, y] of points) expect((bx - ax) * (y - ay) - (by - ay) * (x - ax)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})
