import { addCents, type Cents, timesCents } from '../money/money.ts'
import type { DeliveryZone } from './delivery-zone.ts'
import { freeDeliveryFrom, goesFree } from './free-delivery.ts'
import type { ShippingRates } from './shipping-rates.ts'

export interface ShippedLine {
  shippingClass: string
  quantity: number
}

/** `quoted`: a person has to say, so it cannot be bought online. */
export type ShippingCost = { kind: 'free' } | { kind: 'paid'; cents: Cents } | { kind: 'quoted' }

/** Each unit of these takes up room of its own in the van. */
const roomy = ['bulky', 'freight']

/**
 * An order pays its dearest class once, plus half that rate for each further unit that is bulky or freight. From some value it goes
 * free, but never to remote places (`free-delivery.ts`).
 */
export const shippingCost = (
  lines: readonly ShippedLine[],
  goods: Cents,
  rates: ShippingRates,
  zone: DeliveryZone,
): ShippingCost => {
  if (lines.length === 0) return { kind: 'free' }
  const priced = lines.map((line) => ({ ...line, rate: rates[line.shippingClass]?.[zone] }))
  const known = priced.filter((line) => line.rate !== undefined)
  if (known.length < priced.length) return { kind: 'quoted' }
  const ofLines = lines.map(({ shippingClass }) => rates[shippingClass]?.freeFrom)
  if (goesFree(goods, freeDeliveryFrom(ofLines, zone))) return { kind: 'free' }
  const dearest = Math.max(...known.map(({ rate = 0 }) => rate)) as Cents
  const units = (of: readonly ShippedLine[]) => of.reduce((sum, { quantity }) => sum + quantity, 0)
  const large = priced.filter(({ shippingClass }) => roomy.includes(shippingClass))
  // The first unit of the dearest class is paid whole, whether it is one of these or not.
  const paidWhole = large.some(({ rate }) => rate === dearest) ? 1 : 0
  const further = units(large) - paidWhole
  return { kind: 'paid', cents: addCents(dearest, timesCents(timesCents(dearest, 0.5), further)) }
}
