import type { Currency } from '../../../domain/edition/editions.ts'
import type { Cents } from '../../../domain/money/money.ts'

export interface ShopItem {
  sku: string
  name: string
  price?: Cents
  quantity: number
  /** What a code took off the whole line. */
  off?: Cents
}

/** What a shopper did, by the name that Google Analytics 4 has for it. */
export interface ShopEvent {
  name:
    | 'view_item'
    | 'add_to_cart'
    | 'remove_from_cart'
    | 'view_cart'
    | 'begin_checkout'
    | 'add_shipping_info'
    | 'add_payment_info'
    | 'purchase'
    | 'refund'
  currency: Currency
  items: readonly ShopItem[]
  /** Where the items do not say it: a part of an order may be paid back. */
  value?: Cents
  /** What is known of the order that it belongs to. */
  order?: {
    transaction?: string
    coupon?: string
    shipping?: Cents
    tax?: Cents
    /** Such as "pick-up". */
    shippingTier?: string
    paymentType?: string
  }
}

/** There is one shop, and it is in Australia. */
export const shopCurrency: Currency = 'AUD'

/** Before consent is known a few are kept, so that the page a visitor came in on counts once they agree. */
const mostWaiting = 20
const waiting: ShopEvent[] = []
let listener: ((event: ShopEvent) => void) | undefined

/** Costs nothing and leaves nothing where nobody measures. */
export const tellShopEvent = (event: ShopEvent): void => {
  if (listener) listener(event)
  else if (waiting.length < mostWaiting) waiting.push(event)
}

export const onShopEvents = (listen: (event: ShopEvent) => void): void => {
  listener = listen
  for (const event of waiting.splice(0)) listen(event)
}
