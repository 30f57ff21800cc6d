import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draggedView, fittedView, onScreen, viewBetween, viewWith, zoomedView } from './map-view.ts'

const size = { width: 600, height: 400 }
const coordinate = fc.double({ min: 0, max: 30_000, noNaN: true })
const point = fc.record({ x: coordinate, y: coordinate })
const view = fc.record({ x: coordinate, y: coordinate, scale: fc.double({ min: 0.01, max: 10, noNaN: true }) })

describe('a view of the map', () => {
  it('that is fitted to points shows all of them, with room around', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 20 }), (points) => {
        const fitted = fittedView(points, size, { padding: 20 })
        for (const each of points) {
          const { x, y } = onScreen(each, fitted, size)
          expect(x).toBeGreaterThanOrEqual(19.9)
          expect(x).toBeLessThanOrEqual(580.1)
          expect(y).toBeGreaterThanOrEqual(19.9)
          expect(y).toBeLessThanOrEqual(380.1)
        }
      }),
    )
  })

  it('does not come closer than it should: a single dealer is not the whole window', () => {
    expect(fittedView([{ x: 5, y: 5 }], size, { nearest: 2 })).toEqual({ x: 5, y: 5, scale: 2 })
  })

  it('zooms around the finger: what is there stays there', () => {
    fc.assert(
      fc.property(view, point, fc.double({ min: 0.5, max: 2, noNaN: true }), (from, somewhere, factor) => {
        const at = onScreen(somewhere, from, size)
        const anchor = { x: at.x - size.width / 2, y: at.y - size.height / 2 }
        const after = onScreen(somewhere, zoomedView(from, factor, anchor), size)
        expect(after.x).toBeCloseTo(at.x, 3)
        expect(after.y).toBeCloseTo(at.y, 3)
      }),
    )
  })

  it('follows a drag by as many pixels', () => {
    const from = { x: 100, y: 100, scale: 2 }
    const at = onScreen({ x: 90, y: 95 }, from, size)
    const after = onScreen({ x: 90, y: 95 }, draggedView(from, { x: 30, y: -8 }), size)
    expect([after.x - at.x, after.y - at.y]).toEqual([30, -8])
  })

  it('glides from one to the other and arrives', () => {
    fc.assert(
      fc.property(view, view, (from, to) => {
        for (const [way, end] of [
          [0, from],
          [1, to],
        ] as const) {
          const there = viewBetween(from, to, way)
          expect(there.x).toBeCloseTo(end.x, 3)
          expect(there.y).toBeCloseTo(end.y, 3)
          expect(there.scale).toBeCloseTo(end.scale, 6)
        }
      }),
    )
  })

  it('moves for a dealer only if it is out of sight', () => {
    const from = { x: 0, y: 0, scale: 1 }
    expect(viewWith(from, { x: 100, y: 100 }, size, 20)).toBe(from)
    expect(viewWith(from, { x: 290, y: 0 }, size, 20)).toEqual({ x: 290, y: 0, scale: 1 })
  })
})
