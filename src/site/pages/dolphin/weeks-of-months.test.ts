import { describe, expect, it } from 'vitest'
import { weeksOf } from './weeks-of-months.ts'

describe('the weeks of a stretch of months', () => {
  it('are counted in a year that begins in July', () => {
    expect(weeksOf('July')).toEqual([0, 1, 2, 3, 4])
    expect(weeksOf('September to October')).toHaveLength(9)
  })

  it('run over the ends of the year', () => {
    const winter = weeksOf('May to August')
    expect(winter).toContain(0)
    expect(winter).toContain(51)
    expect(winter).toHaveLength(17)
  })

  it('are none where no month is named', () => {
    expect(weeksOf('all summer')).toEqual([])
  })
})
