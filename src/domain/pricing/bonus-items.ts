import { promotionState } from '../shop/promotion-period.ts'

/** Things that come for nothing with something that is bought. */
export interface BonusOffer {
  name: string
  /** What has to be bought. */
  sku: string
  /** What comes with each. */
  bonus: readonly string[]
  /** First and last day, both included, in the edition's time zone. */
  startsOn: string
  endsOn: string
  /** So many sets to an order at most. */
  most: number
}

/** It has no price: the sum of an order leaves it out, and `src/api/orders/place-order.ts` keeps it as a line at nothing. */
export interface BonusItem {
  sku: string
  quantity: number
  /** The offer it comes from. */
  offer: string
}

interface Bought {
  sku: string
  quantity: number
}

/** What comes with an order for nothing. */
export const bonusItems = (lines: readonly Bought[], offers: readonly BonusOffer[], day: string): BonusItem[] =>
  offers.flatMap((offer) => {
    if (promotionState(offer, day) !== 'during') return []
    const { name, sku, bonus, most } = offer
    const bought = lines.find((line) => line.sku === sku)?.quantity ?? 0
    const quantity = Math.min(bought, most)
    return quantity === 0 ? [] : bonus.map((each) => ({ sku: each, quantity, offer: name }))
  })
