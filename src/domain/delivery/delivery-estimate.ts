import { dayInZone } from '../calendar/day-in-zone.ts'
import { australianStates } from '../places/australian-postcodes.ts'
import { type DeliveryZone, zoneOfPostcode } from '../pricing/delivery-zone.ts'
import { type PricedProduct, priceOrder } from '../pricing/price-order.ts'
import type { ShippingCost } from '../pricing/shipping-cost.ts'
import type { ShopTerms } from '../shop/shop-terms.ts'
import { deliveryDays, dispatchDay } from './delivery-dates.ts'

/** What it costs to send something to a postcode, when it leaves and when it should arrive. */
export interface DeliveryEstimate {
  postcode: string
  zone: DeliveryZone
  cost: ShippingCost
  leaves: string
  from: string
  to: string
}

/** Undefined for what is no postcode. Paid now, as far as anybody knows. */
export const estimateDelivery = (
  lines: readonly PricedProduct[],
  postcode: string,
  { terms, dispatch }: Pick<ShopTerms, 'terms' | 'dispatch'>,
  now: Date,
): DeliveryEstimate | undefined => {
  const zone = zoneOfPostcode(terms.zones, postcode)
  const [state] = australianStates(postcode)
  if (zone === undefined || state === undefined) return undefined
  const wish = { lines, isPickUp: false, postcode, code: '', day: dayInZone(now, dispatch.timeZone) }
  const { shipping } = priceOrder(wish, { ...terms, codes: [] })
  if (shipping === undefined) return undefined
  const leaves = dispatchDay(now, dispatch)
  return { postcode, zone: zone.zone, cost: shipping, leaves, ...deliveryDays(leaves, zone, dispatch.holidays, state) }
}
