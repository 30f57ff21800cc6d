import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clippedLine } from './clipped-line.ts'
import { closedLinePath } from './line-path.ts'
import { simplifiedLine } from './simplified-line.ts'

const point = fc.record({ x: fc.integer({ min: -200, max: 200 }), y: fc.integer({ min: -200, max: 200 }) })
const line = fc.array(point, { minLength: 3, maxLength: 30 })
const box = { left: -50, top: -40, right: 60, bottom: 70 }

describe('a coast', () => {
  it('loses the points that nobody would see', () => {
    const straight = [0, 1, 2, 3, 4].map((x) => ({ x: x * 10, y: x === 2 ? 1 : 0 }))
    expect(simplifiedLine(straight, () => 2)).toEqual([straight[0], straight[4]])
    expect(simplifiedLine(straight, () => 0.5)).toHaveLength(5 - 2 + 0)
  })

  it('keeps its ends, and what is kept was there before', () => {
    fc.assert(
      fc.property(line, fc.double({ min: 0.1, max: 50, noNaN: true }), (given, tolerance) => {
        const simple = simplifiedLine(given, () => tolerance)
        expect(simple[0]).toBe(given[0])
        expect(simple.at(-1)).toBe(given.at(-1))
        expect(simple.every((each) => given.includes(each))).toBe(true)
      }),
    )
  })

  it('is exact where that is asked for and rough elsewhere', () => {
    const zigzag = Array.from({ length: 41 }, (_, index) => ({ x: index * 10, y: index % 2 === 0 ? 0 : 4 }))
    const simple = simplifiedLine(zigzag, ({ x }) => (x > 200 ? 20 : 1))
    expect(simple.filter(({ x }) => x <= 200).length).toBeGreaterThan(15)
    expect(simple.filter(({ x }) => x > 220).length).toBeLessThan(4)
  })

  it('is cut off at the edges of its picture', () => {
    fc.assert(
      fc.property(line, (given) => {
        for (const { x, y } of clippedLine(given, box)) {
          expect(x).toBeGreaterThanOrEqual(box.left - 1e-6)
          expect(x).toBeLessThanOrEqual(box.right + 1e-6)
          expect(y).toBeGreaterThanOrEqual(box.top - 1e-6)
          expect(y).toBeLessThanOrEqual(box.bottom + 1e-6)
        }
      }),
    )
    const around = [-500, 500].flatMap((x) => (x < 0 ? [-500, 500] : [500, -500]).map((y) => ({ x, y })))
    expect(new Set(clippedLine(around, box).map(({ x, y }) => `${x} ${y}`)).size).toBe(4)
  })

  it('is written as steps, without those that lead nowhere', () => {
    const square = [
      { x: 10, y: 10 },
      { x: 20.4, y: 10 },
      { x: 20.3, y: 10.2 },
      { x: 20, y: 0 },
    ]
    expect(closedLinePath(square)).toBe('M10 10l10 0 0-10z')
    expect(closedLinePath(square.slice(0, 2))).toBe('')
  })
})
