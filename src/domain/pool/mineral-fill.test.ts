import { describe, expect, it } from 'vitest'
import { mineralFill } from './mineral-fill.ts'

const fill = (litres: number) => mineralFill(litres, 49, 719)

describe('the first fill of a mineral pool', () => {
  it('takes 4 kg for every 1,000 litres, in whole bags', () => {
    expect(fill(10_000)).toMatchObject({ kilograms: 40, bags: 4 })
    expect(fill(11_000)).toMatchObject({ kilograms: 44, bags: 5 })
  })

  it('is one pallet for 40,000 litres', () => {
    expect(fill(40_000)).toMatchObject({ bags: 16, pallets: 1, singles: 0 })
  })

  it('adds single bags to pallets', () => {
    expect(fill(90_000)).toMatchObject({ bags: 36, pallets: 2, singles: 4 })
  })

  it('takes a whole pallet where singles would cost more', () => {
    expect(fill(37_500)).toMatchObject({ bags: 15, pallets: 1, singles: 0 })
    expect(fill(35_000)).toMatchObject({ bags: 14, pallets: 0, singles: 14 })
  })
})
