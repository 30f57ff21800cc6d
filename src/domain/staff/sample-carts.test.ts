import { expect, it } from 'vitest'
import { zoneOfPostcode } from '../pricing/delivery-zone.ts'
import { terms } from '../pricing/price-terms.fake.ts'
import { postcodeIn, sampleCarts } from './sample-carts.ts'

const product = (sku: string, dollars: number) => ({ sku, name: sku, price: dollars * 100 })

it('fills five to seven carts with what is sold, wherever it goes', () => {
  const carts = sampleCarts([product('FILTER', 59), product('CADDY', 189), product('S50', 749), product('S300', 1899)])
  expect(carts.length).toBeGreaterThanOrEqual(5)
  expect(carts.map(({ zone }) => zone)).toEqual(expect.arrayContaining(['metro', 'regional', 'remote', 'pick-up']))
  expect(carts.find(({ lines }) => lines.length === 3)?.lines).toEqual([
    { sku: 'S300', name: 'S300', quantity: 1 },
    { sku: 'CADDY', name: 'CADDY', quantity: 1 },
    { sku: 'FILTER', name: 'FILTER', quantity: 2 },
  ])
})

it('fills no cart twice, and none of nothing', () => {
  const carts = sampleCarts([product('ONLY', 59)])
  expect(new Set(carts.map((each) => JSON.stringify(each))).size).toBe(carts.length)
  expect(carts.find(({ lines }) => lines[0]?.quantity === 4)?.lines).toHaveLength(1)
  expect(sampleCarts([])).toEqual([])
})

it('knows a postcode in each zone', () => {
  for (const zone of ['metro', 'regional', 'remote'] as const)
    expect(zoneOfPostcode(terms.zones, postcodeIn(terms.zones, zone) ?? '')?.zone).toBe(zone)
  expect(postcodeIn([], 'metro')).toBeUndefined()
})
