import { describe, expect, it } from 'vitest'
import { dialArc } from './dial-arc.ts'

describe('a dial of twenty-four hours', () => {
  it('has midnight at the top and six at the right', () => {
    expect(dialArc(0, 6, 100)).toBe('M0.0 -100.0A100 100 0 0 1 100.0 -0.0')
  })

  it('goes the long way round where that is the way of the clock', () => {
    expect(dialArc(6, 21, 100)).toContain(' 0 1 1 ')
    expect(dialArc(21, 6, 100)).toContain(' 0 0 1 ')
  })
})
