import { type ShopEvent, shopCurrency, tellShopEvent } from '../../measurement/shop-events.ts'
import type { CheckoutOrder } from '../../order/answered-order.ts'
import type { SummaryView } from '../../order/summary-view.ts'
import { checkoutStore } from './checkout-store.ts'

/** Each is told once in a checkout, however often its step is seen. */
export const tellOnce = (event: ShopEvent): void => {
  if (checkoutStore.getSnapshot().checkout?.told.includes(event.name)) return
  tellShopEvent(event)
  checkoutStore.change((checkout) => ({ ...checkout, told: [...checkout.told, event.name] }))
}

/** A step of the checkout with what is known of the order by then. */
export const stepEvent = (
  name: 'begin_checkout' | 'add_shipping_info' | 'add_payment_info',
  { lines, off, delivery, gst }: SummaryView,
  more: ShopEvent['order'] = {},
): ShopEvent => ({
  name,
  currency: shopCurrency,
  items: lines
    .filter(({ isBonus }) => !isBonus)
    .map(({ sku, name: item, price, quantity }) => ({
      sku,
      name: item,
      quantity,
      ...(price !== undefined && { price }),
    })),
  order: {
    ...(off && { coupon: off.code }),
    ...(delivery.cents !== undefined && { shipping: delivery.cents }),
    ...(gst !== undefined && { tax: gst }),
    ...more,
  },
})

export const purchaseEvent = (order: CheckoutOrder): ShopEvent => ({
  name: 'purchase',
  currency: shopCurrency,
  items: order.lines
    .filter(({ isBonus }) => !isBonus)
    .map(({ sku, name, price, quantity, off }) => ({ sku, name, price, quantity, ...(off > 0 && { off }) })),
  order: {
    transaction: order.number,
    ...(order.code !== null && { coupon: order.code }),
    shipping: order.deliveryCost,
    tax: order.gst,
  },
})
