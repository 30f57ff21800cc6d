import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paginate } from './paginate.ts'

const room = { first: 100, next: 200, closing: 50 }

describe('rows on pages', () => {
  it('stay on one where they fit with what closes them', () => {
    expect(paginate([20, 20], room)).toEqual([[0, 1]])
  })

  it('take the last of them along with what closes them', () => {
    expect(paginate([20, 20, 20], room)).toEqual([[0, 1], [2]])
    expect(paginate([80], room)).toEqual([[0], []])
  })

  it('are all there, in their order, and fit', () => {
    const heights = fc.array(fc.integer({ min: 10, max: 90 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(heights, (heights) => {
        const pages = paginate(heights, room)
        expect(pages.flat()).toEqual(heights.map((_, at) => at))
        const used = pages.map((rows) => rows.reduce((sum, row) => sum + (heights[row] ?? 0), 0))
        for (const [at, height] of used.entries()) expect(height).toBeLessThanOrEqual(at === 0 ? room.first : room.next)
        expect((used.at(-1) ?? 0) + room.closing).toBeLessThanOrEqual(pages.length === 1 ? room.first : room.next)
      }),
    )
  })
})
