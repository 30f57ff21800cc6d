import { deliveryDays, dispatchDay } from '../../domain/delivery/delivery-dates.ts'
import { pickUpReady } from '../../domain/delivery/pick-up-time.ts'
import type { OrderDelivery, OrderPromise } from '../../domain/orders/order.ts'
import type { ShopTerms } from '../../domain/shop/shop-terms.ts'

/** What can be said about when something paid now comes. Undefined where nothing can. */
export const promisedDates = (delivery: OrderDelivery, terms: ShopTerms, paidAt: Date): OrderPromise | undefined => {
  if (delivery.kind === 'pick-up') {
    const ready = pickUpReady(paidAt, terms.pickUp)
    return ready && { kind: 'pick-up', ready: ready.toISOString() }
  }
  const zone = terms.terms.zones.find((each) => each.zone === delivery.zone)
  if (zone === undefined) return undefined
  const leaves = dispatchDay(paidAt, terms.dispatch)
  return { kind: 'door', leaves, ...deliveryDays(leaves, zone, terms.dispatch.holidays, delivery.address.state) }
}
