import type { ShopEvent, ShopItem } from './shop-events.ts'

const amount = (cents: number): number => cents / 100

/** Of all items, where every price is known: a sum without one of them would be too small. */
const worthOf = (items: readonly ShopItem[]): number | undefined =>
  items.reduce<number | undefined>(
    (sum, { price, quantity, off = 0 }) =>
      sum === undefined || price === undefined ? undefined : sum + price * quantity - off,
    0,
  )

const item = ({ sku, name, price, quantity, off }: ShopItem) => {
  // Of one, as Analytics wants it; a cent that cannot be shared out evenly does not matter to it.
  const discount = Math.round((off ?? 0) / quantity)
  return {
    item_id: sku,
    item_name: name,
    ...(price !== undefined && { price: amount(price - discount) }),
    ...(discount > 0 && { discount: amount(discount) }),
    quantity,
  }
}

const orderFacts = ({ transaction, coupon, shipping, tax, shippingTier, paymentType }: ShopEvent['order'] = {}) => ({
  ...(transaction !== undefined && { transaction_id: transaction }),
  ...(coupon !== undefined && { coupon }),
  ...(shipping !== undefined && { shipping: amount(shipping) }),
  ...(tax !== undefined && { tax: amount(tax) }),
  ...(shippingTier !== undefined && { shipping_tier: shippingTier }),
  ...(paymentType !== undefined && { payment_type: paymentType }),
})

/** As the tag manager expects it: https://developers.google.com/analytics/devguides/collection/ga4/ecommerce */
export const ga4Event = ({ name, currency, items, order, value }: ShopEvent): Record<string, unknown> => {
  const worth = value ?? worthOf(items)
  return {
    event: name,
    ecommerce: {
      currency,
      ...(worth !== undefined && { value: amount(worth) }),
      ...orderFacts(order),
      items: items.map(item),
    },
  }
}
