import { shortDays } from '../../../domain/calendar/day-words.ts'
import { costWords } from '../../../domain/delivery/estimate-words.ts'
import { pickUpReady } from '../../../domain/delivery/pick-up-time.ts'
import { pickUpWords } from '../../../domain/delivery/pick-up-words.ts'
import type { PricedCart } from './use-priced-cart.ts'

/** "A$14.95, Wed 18 or Thu 19 Nov", or what has to be done before anybody can say. */
export const deliveryText = ({ estimate, failed, postcode, order }: PricedCart): string => {
  if (estimate?.cost.kind === 'quoted') return `By quote to ${estimate.postcode}. Ring us before you order.`
  if (estimate !== undefined)
    return `${costWords(estimate.cost)} to ${estimate.postcode}, ${shortDays(estimate.from, estimate.to)}`
  if (failed) return 'You’re offline, so we can’t work out the cost.'
  if (postcode === '') return 'Enter your postcode for cost and date'
  return order === null ? 'Working it out' : `${postcode} isn’t a postcode in Australia`
}

/** "Free, today from 2.30 pm" */
export const pickUpText = ({ terms, now }: PricedCart): string => {
  const ready = terms !== null && now !== undefined ? pickUpReady(now, terms.pickUp) : undefined
  if (ready === undefined || terms === null || now === undefined) return 'Free, within opening hours'
  return `Free, ${pickUpWords(ready, now, terms.pickUp.timeZone)}`
}

export interface DeliveryTotal {
  label: string
  amount: string
  /** The total is not the last word. */
  isOpen: boolean
}

/** Delivery as a row of the totals. */
export const deliveryTotal = ({ cart, order, estimate }: PricedCart, isFreeToMost: boolean): DeliveryTotal => {
  if (cart.isPickUp) return { label: 'Pick-up', amount: 'Free', isOpen: false }
  if (order === null || estimate === undefined)
    return isFreeToMost
      ? { label: 'Delivery, metro and regional', amount: 'Free', isOpen: false }
      : { label: 'Delivery', amount: 'By postcode', isOpen: true }
  if (estimate.cost.kind === 'quoted') return { label: 'Delivery', amount: 'By quote', isOpen: true }
  const amount = order.delivery === 0 ? 'Free' : costWords({ kind: 'paid', cents: order.delivery })
  return { label: `Delivery, ${shortDays(estimate.from, estimate.to)}`, amount, isOpen: false }
}
