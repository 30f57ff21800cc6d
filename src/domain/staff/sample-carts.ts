import type { DeliveryZone, ZoneTerms } from '../pricing/delivery-zone.ts'
import { zoneOfPostcode } from '../pricing/delivery-zone.ts'

export interface SampleProduct {
  readonly sku: string
  readonly name: string
  /** In cents. */
  readonly price: number
}

export interface SampleCart {
  readonly lines: readonly { readonly sku: string; readonly name: string; readonly quantity: number }[]
  readonly zone: DeliveryZone | 'pick-up'
}

/** What people buy, by what it costs in dollars: whatever the catalogue has nearest to that. */
const typical: readonly {
  readonly wanted: readonly [dollars: number, units: number][]
  readonly zone: SampleCart['zone']
}[] = [
  { wanted: [[20, 1]], zone: 'metro' },
  { wanted: [[60, 2]], zone: 'regional' },
  { wanted: [[90, 1]], zone: 'pick-up' },
  { wanted: [[190, 1]], zone: 'remote' },
  { wanted: [[750, 1]], zone: 'metro' },
  {
    wanted: [
      [1900, 1],
      [190, 1],
      [60, 2],
    ],
    zone: 'metro',
  },
  { wanted: [[3000, 1]], zone: 'regional' },
]

const nearest = (products: readonly SampleProduct[], dollars: number): SampleProduct | undefined =>
  products.toSorted(
    (one, other) =>
      Math.abs(one.price - dollars * 100) - Math.abs(other.price - dollars * 100) || one.sku.localeCompare(other.sku),
  )[0]

/** Carts such as people fill them, of what is really sold. Seven at most: none where nothing is sold, and none twice. */
export const sampleCarts = (products: readonly SampleProduct[]): SampleCart[] => {
  const carts = typical.map(({ wanted, zone }): SampleCart => {
    const units = new Map<SampleProduct, number>()
    for (const [dollars, quantity] of wanted) {
      const product = nearest(products, dollars)
      if (product !== undefined) units.set(product, (units.get(product) ?? 0) + quantity)
    }
    return { zone, lines: [...units].map(([{ sku, name }, quantity]) => ({ sku, name, quantity })) }
  })
  return carts.filter(
    (cart, at) =>
      cart.lines.length > 0 && carts.findIndex((each) => JSON.stringify(each) === JSON.stringify(cart)) === at,
  )
}

/** The first postcode that is in a zone; none where no place is. */
export const postcodeIn = (zones: readonly ZoneTerms[], zone: DeliveryZone): string | undefined => {
  for (let number = 200; number < 10_000; number += 1) {
    const postcode = `${number}`.padStart(4, '0')
    if (zoneOfPostcode(zones, postcode)?.zone === zone) return postcode
  }
  return undefined
}
