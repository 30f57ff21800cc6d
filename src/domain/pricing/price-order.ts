import { addCents, type Cents, timesCents } from '../money/money.ts'
import { type AppliedCode, applyCode } from './apply-code.ts'
import { type BonusItem, type BonusOffer, bonusItems } from './bonus-items.ts'
import { type DeliveryZone, type ZoneTerms, zoneOfPostcode } from './delivery-zone.ts'
import { gstIn } from './gst.ts'
import type { PromotionCode } from './promotion-code.ts'
import { shareOut } from './share-out.ts'
import { type ShippingCost, shippingCost } from './shipping-cost.ts'
import type { ShippingRates } from './shipping-rates.ts'

/** What things cost and where; all of it is content. */
export interface PriceTerms {
  rates: ShippingRates
  zones: readonly ZoneTerms[]
  codes: readonly PromotionCode[]
  offers: readonly BonusOffer[]
}

export interface PricedProduct {
  sku: string
  price: Cents
  shippingClass: string
  quantity: number
}

export interface OrderWish {
  lines: readonly PricedProduct[]
  isPickUp: boolean
  /** Empty until it is known. */
  postcode: string
  /** As typed. */
  code: string
  /** In the edition's time zone, as 2026-11-15. */
  day: string
  /** Whether this customer has had the code before; only the server knows. */
  codeUsedBefore?: boolean
}

export interface PricedLine extends PricedProduct {
  /** Price × quantity. */
  amount: Cents
  /** Of what a code takes off the goods. */
  off: Cents
}

export interface PricedOrder {
  lines: PricedLine[]
  /** Come with it for nothing. */
  bonus: BonusItem[]
  goods: Cents
  code: AppliedCode
  /** Undefined until it is known where the order goes. */
  zone: DeliveryZone | 'pick-up' | undefined
  shipping: ShippingCost | undefined
  /** After the code. */
  delivery: Cents
  /** What a code takes off, of goods and delivery. */
  off: Cents
  total: Cents
  gst: Cents
}

const nothing = 0 as Cents

const shippingOf = (wish: OrderWish, goods: Cents, zone: PricedOrder['zone'], rates: ShippingRates) => {
  if (zone === undefined) return undefined
  return zone === 'pick-up' ? ({ kind: 'free' } as const) : shippingCost(wish.lines, goods, rates, zone)
}

/**
 * What an order costs, the same in the browser and on the server. Whether it goes free is decided by the goods before a code:
 * a code never makes delivery dearer.
 */
export const priceOrder = (wish: OrderWish, { rates, zones, codes, offers }: PriceTerms): PricedOrder => {
  const amounts = wish.lines.map(({ price, quantity }) => timesCents(price, quantity))
  const goods = addCents(...amounts)
  const zone = wish.isPickUp ? 'pick-up' : zoneOfPostcode(zones, wish.postcode)?.zone
  const shipping = shippingOf(wish, goods, zone, rates)
  const code = applyCode(codes, wish.code, {
    goods,
    shipping,
    zone,
    day: wish.day,
    usedBefore: wish.codeUsedBefore ?? false,
  })
  const { goodsOff, deliveryOff } = code.state === 'applied' ? code : { goodsOff: nothing, deliveryOff: nothing }
  const offs = shareOut(goodsOff, amounts)
  const cost = shipping?.kind === 'paid' ? shipping.cents : nothing
  const delivery = (cost - deliveryOff) as Cents
  const total = (goods - goodsOff + delivery) as Cents
  return {
    lines: wish.lines.map((line, at) => ({ ...line, amount: amounts[at] ?? nothing, off: offs[at] ?? nothing })),
    bonus: bonusItems(wish.lines, offers, wish.day),
    goods,
    code,
    zone,
    shipping,
    delivery,
    off: addCents(goodsOff, deliveryOff),
    total,
    gst: gstIn(total),
  }
}
