import { describe, expect, it } from 'vitest'
import { nearestDealers } from './nearest-dealers.ts'

const dealer = (name: string, lat: number, lon: number, services = ['sales'], lines = ['dolphin']) => ({
  name,
  location: { lat, lon },
  services,
  lines,
})

const penrith = dealer('Penrith', -33.751, 150.694, ['sales', 'repairs'], ['dolphin', 'niya'])
const manly = dealer('Manly', -33.797, 151.285)
const alsoManly = dealer('Also Manly', -33.797, 151.285, ['sales', 'demo'])
const perth = dealer('Perth', -31.955, 115.86, ['sales', 'repairs'])
const from = { lat: -33.87, lon: 151.21 }

const names = (wish?: Parameters<typeof nearestDealers>[2]) =>
  nearestDealers([perth, manly, penrith, alsoManly], from, wish).map((near) => near.dealer.name)

describe('the nearest dealers', () => {
  it('come first, and those equally far keep their order', () => {
    expect(names()).toEqual(['Manly', 'Also Manly', 'Penrith', 'Perth'])
  })

  it('come with how far they are', () => {
    const [first] = nearestDealers([manly], from)
    expect(first?.km).toBeCloseTo(10.6, 0)
  })

  it('are only those who offer the service and carry the line', () => {
    expect(names({ service: 'repairs' })).toEqual(['Penrith', 'Perth'])
    expect(names({ service: 'repairs', line: 'niya' })).toEqual(['Penrith'])
    expect(names({ line: 'skimmi' })).toEqual([])
  })

  it('leave the list they were chosen from as it was', () => {
    const dealers = [perth, manly]
    nearestDealers(dealers, from)
    expect(dealers).toEqual([perth, manly])
  })
})
