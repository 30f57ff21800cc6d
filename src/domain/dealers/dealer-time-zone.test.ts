import { describe, expect, it } from 'vitest'
import { dealerTimeZone } from './dealer-time-zone.ts'

describe('the time zone of a dealer', () => {
  it('follows the state in Australia', () => {
    const zones = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'].map((state) => dealerTimeZone(state, 'en-au'))
    expect(zones.map((zone) => zone.replace('Australia/', ''))).toEqual([
      'Sydney',
      'Sydney',
      'Darwin',
      'Brisbane',
      'Adelaide',
      'Hobart',
      'Melbourne',
      'Perth',
    ])
  })

  it('is one for all of South Africa, and for New Zealand but the Chathams', () => {
    expect(dealerTimeZone('KwaZulu-Natal', 'en-za')).toBe('Africa/Johannesburg')
    expect(dealerTimeZone('Otago', 'en-nz')).toBe('Pacific/Auckland')
    expect(dealerTimeZone('Chatham Islands', 'en-nz')).toBe('Pacific/Chatham')
  })
})
