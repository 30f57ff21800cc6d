import type { ShopEvent } from './shop-events.ts'

const amount = (cents: number): number => cents / 100

/** As the tag manager expects it: https://developers.google.com/analytics/devguides/collection/ga4/ecommerce */
export const ga4Event = ({ name, currency, items }: ShopEvent): Record<string, unknown> => ({
  event: name,
  ecommerce: {
    currency,
    value: amount(items.reduce((sum, { price = 0, quantity }) => sum + price * quantity, 0)),
    items: items.map(({ sku, name: itemName, price, quantity }) => ({
      item_id: sku,
      item_name: itemName,
      ...(price !== undefined && { price: amount(price) }),
      quantity,
    })),
  },
})
