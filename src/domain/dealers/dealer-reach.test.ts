import { describe, expect, it } from 'vitest'
import { dealerReach } from './dealer-reach.ts'

describe('how far to go for a dealer', () => {
  it('is as far as a choice of three is', () => {
    expect(dealerReach([1.2, 4, 4.9, 8, 30])).toEqual({ km: 5, count: 3 })
    expect(dealerReach([1.2, 6, 9.9, 10, 30])).toEqual({ km: 10, count: 4 })
  })

  it('is as far as the last one where there are no three', () => {
    expect(dealerReach([3, 180])).toEqual({ km: 5, count: 1 })
    expect(dealerReach([3, 80])).toEqual({ km: 100, count: 2 })
  })

  it('ends at 150 km: beyond that there is nobody', () => {
    expect(dealerReach([150])).toEqual({ km: 150, count: 1 })
    expect(dealerReach([151, 600])).toBeUndefined()
    expect(dealerReach([])).toBeUndefined()
  })
})
