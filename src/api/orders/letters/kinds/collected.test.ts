import { describe, expect, it } from 'vitest'
import { letterOf, said } from '../letter-of.fake.ts'
import { pickUpOrder } from '../order.fake.ts'

describe('an order that waits to be picked up', () => {
  it('was picked up by somebody, which the one who paid is told', () => {
    const { subject, text } = letterOf('collected', pickUpOrder({ state: 'collected' }))
    expect(subject).toBe('It’s yours. AU-10482-6 was picked up Monday 16 November')
    expect(said(text)).toContain('picked up in Kirrawee on Monday 16 November at 5.04 pm.')
    expect(said(text)).toContain('wasn’t you or somebody you sent, ring us now: 1800 975 711.')
    expect(text).toContain('https://pools.example/en-au/support/registration/')
  })
})
