import { describe, expect, it } from 'vitest'
import { nextZoom, scrollAfter } from './zoom.ts'

describe('zooming', () => {
  it('goes from the size of the window to five times that', () => {
    expect(nextZoom(1, 0.5)).toBe(1)
    expect(nextZoom(2, 1.5)).toBe(3)
    expect(nextZoom(4, 2)).toBe(5)
  })

  it('stays where two fingers meet in one point', () => {
    expect(nextZoom(2, Number.NaN)).toBe(2)
    expect(nextZoom(2, Number.POSITIVE_INFINITY)).toBe(2)
  })

  it('keeps what is under the finger under the finger', () => {
    // 300 from the left, scrolled by 100: the point at 400 is at 800 when all is twice as large.
    expect(scrollAfter(100, 300, 2)).toBe(500)
    expect(scrollAfter(0, 0, 3)).toBe(0)
  })
})
