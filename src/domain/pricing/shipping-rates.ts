import type { Cents } from '../money/money.ts'
import { freeDeliveryFrom, goesFree } from './free-delivery.ts'

/** What one shipping class costs by zone, including tax. A zone without a price is quoted by a person. */
export interface ShippingRate<Price = Cents> {
  metro?: Price
  regional?: Price
  remote?: Price
  /** Orders from this value ship free to metro and regional. */
  freeFrom?: Cents
}

/** By shipping class. */
export type ShippingRates<Price = Cents> = Readonly<Record<string, ShippingRate<Price>>>

/** What it costs to send one product, bought alone. `free`: nothing, but to remote places. */
export type DeliveryCost<Price> =
  | { kind: 'free' }
  | { kind: 'paid'; metro: Price; regional: Price }
  /** A person says. */
  | { kind: 'quoted' }

export const deliveryCost = <Price>(
  price: Cents,
  { metro, regional, freeFrom }: ShippingRate<Price> = {},
): DeliveryCost<Price> => {
  if (goesFree(price, freeDeliveryFrom([freeFrom], 'metro'))) return { kind: 'free' }
  return metro === undefined || regional === undefined ? { kind: 'quoted' } : { kind: 'paid', metro, regional }
}
