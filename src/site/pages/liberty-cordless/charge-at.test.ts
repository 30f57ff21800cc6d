import { describe, expect, it } from 'vitest'
import { chargeAt } from './charge-at.ts'

describe('a moment of a battery’s day', () => {
  it('has a time and a charge', () => {
    expect(chargeAt('10:30, 5 %')).toEqual({ time: '10:30', minute: 630, charge: 5 })
  })

  it('is not read from anything else', () => {
    expect(chargeAt('around noon')).toBeUndefined()
  })
})
