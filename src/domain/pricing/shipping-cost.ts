import type { ShippingRates } from '../cart/shipping-rates.ts'
import { addCents, type Cents, timesCents } from '../money/money.ts'
import type { DeliveryZone } from './delivery-zone.ts'

export interface ShippedLine {
  shippingClass: string
  quantity: number
}

/** `quoted`: a person has to say, so it cannot be bought online. */
export type ShippingCost = { kind: 'free' } | { kind: 'paid'; cents: Cents } | { kind: 'quoted' }

/** Each unit of these takes up room of its own in the van. */
const roomy = ['bulky', 'freight']

/** The value from which all that is in an order goes free to a zone; undefined where nothing makes it free. */
export const freeFrom = (
  lines: readonly ShippedLine[],
  rates: ShippingRates,
  zone: DeliveryZone,
): Cents | undefined => {
  if (zone === 'remote' || lines.length === 0) return undefined
  const each = lines.map(({ shippingClass }) => rates[shippingClass]?.freeFrom)
  const known = each.filter((value) => value !== undefined)
  return known.length < each.length ? undefined : (Math.max(...known) as Cents)
}

/** An order pays its dearest class once, plus half that rate for each further unit that is bulky or freight. */
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
  const free = freeFrom(lines, rates, zone)
  if (free !== undefined && goods >= free) return { kind: 'free' }
  const dearest = Math.max(...known.map(({ rate = 0 }) => rate)) as Cents
  const units = (of: readonly ShippedLine[]) => of.reduce((sum, { quantity }) => sum + quantity, 0)
  const large = priced.filter(({ shippingClass }) => roomy.includes(shippingClass))
  // The first unit of the dearest class is paid whole, whether it is one of these or not.
  const paidWhole = large.some(({ rate }) => rate === dearest) ? 1 : 0
  const further = units(large) - paidWhole
  return { kind: 'paid', cents: addCents(dearest, timesCents(timesCents(dearest, 0.5), further)) }
}
