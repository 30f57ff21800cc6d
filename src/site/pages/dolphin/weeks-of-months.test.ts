import { describe, expect, it } from 'vitest'
import { weeksOf } from './weeks-of-months.ts'

describe('the weeks of a stretch of months', () => {
  it('are counted in a year that begins in July', () => {
    expect(weeksOf([7, 7])).toEqual([0, 1, 2, 3, 4])
    expect(weeksOf([9, 10])).toHaveLength(9)
  })

  it('run over the ends of the year', () => {
    const winter = weeksOf([5, 8])
    expect(winter).toContain(0)
    expect(winter).toContain(51)
    expect(winter).toHaveLength(17)
    expect(weeksOf([12, 1])).toHaveLength(9)
  })
})
