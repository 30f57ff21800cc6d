import { describe, expect, it } from 'vitest'
import { centsFromPrice } from '../money/money.ts'
import { deliveryCost } from './shipping-rates.ts'

const parcel = { metro: centsFromPrice(14.95), regional: centsFromPrice(19.95), freeFrom: centsFromPrice(499) }

describe('what it costs to send one product', () => {
  it('is nothing from the value at which its class goes free', () => {
    expect(deliveryCost(centsFromPrice(499), parcel)).toEqual({ kind: 'free' })
  })

  it('is the price of the zone below it', () => {
    expect(deliveryCost(centsFromPrice(498.99), parcel)).toEqual({ kind: 'paid', metro: 1495, regional: 1995 })
  })

  it('never goes free where the class has no such value', () => {
    const freight = { metro: centsFromPrice(129), regional: centsFromPrice(199) }
    expect(deliveryCost(centsFromPrice(9000), freight)).toMatchObject({ kind: 'paid' })
  })

  it('is quoted where a zone or the whole class has no price', () => {
    expect(deliveryCost(centsFromPrice(50), { metro: centsFromPrice(9) })).toEqual({ kind: 'quoted' })
    expect(deliveryCost(centsFromPrice(50), undefined)).toEqual({ kind: 'quoted' })
  })
})
