import { useEffect, useLayoutEffect } from 'react'
import { shortDays } from '../../../domain/calendar/day-words.ts'
import { ownTimeZone } from '../../../domain/calendar/own-time-zone.ts'
import { maxPerLine } from '../../../domain/cart/line-item.ts'
import { limitQuantity } from '../../../domain/cart/quantity-limit.ts'
import { estimateDelivery } from '../../../domain/delivery/delivery-estimate.ts'
import { costWords, leavesWords } from '../../../domain/delivery/estimate-words.ts'
import { pickUpReady } from '../../../domain/delivery/pick-up-time.ts'
import { pickUpWords } from '../../../domain/delivery/pick-up-words.ts'
import { type StockState, stockWords } from '../../../domain/delivery/stock-words.ts'
import { readPostcode } from '../../../domain/forms/checks/postcode.ts'
import type { PricedProduct } from '../../../domain/pricing/price-order.ts'
import type { ShopTerms } from '../../../domain/shop/shop-terms.ts'
import { useMinute } from '../../state/use-minute.ts'
import { useStock } from '../stock/use-stock.ts'
import type { DeliveryWords, Offer } from './offer.ts'
import { rememberPostcode, useRememberedPostcode } from './remembered-postcode.ts'
import { useShopTermsAnswer } from './use-shop-terms.ts'

interface Props {
  product: PricedProduct
  /** When the page was built. */
  wasSoldOut: boolean
  /** What was last typed as a postcode; each time is another. */
  typed: { text: string } | undefined
  onOffer: (offer: Offer) => void
}

const deliveryWords = (
  product: PricedProduct,
  postcode: string,
  shop: ShopTerms,
  now: Date,
  isSoldOut: boolean,
): DeliveryWords | undefined => {
  const estimate = estimateDelivery([product], postcode, shop, now)
  if (estimate === undefined) return undefined
  const { cost, from, to, leaves } = estimate
  if (cost.kind === 'quoted')
    return { title: 'Delivery by quote', text: `Too big to price for ${postcode}. Ring us for a quote.` }
  // What is not there leaves on no day that anybody knows.
  if (isSoldOut) return { title: 'Delivery', text: `${costWords(cost)} to ${postcode}, once it’s back.` }
  return {
    title: shortDays(from, to),
    text: `${costWords(cost)} to ${postcode}. ${leavesWords(leaves, now, shop.dispatch, ownTimeZone())}.`,
  }
}

const pickUpTitle = ({ pickUp }: ShopTerms, now: Date): string | undefined => {
  const ready = pickUpReady(now, pickUp)
  return ready && `Pick up ${pickUpWords(ready, now, pickUp.timeZone)}`
}

const stockOf = (state: StockState | undefined, shop: ShopTerms | null): Offer['stock'] => {
  if (state === undefined || shop === null) return undefined
  const { quantity: most } = limitQuantity(maxPerLine, state.available)
  return { available: state.available, words: stockWords(state, shop.pickUp.point.name), most }
}

/** Finds out what is true of an offer now: the stock, what delivery costs and when it comes. Shows nothing itself. */
const LiveOffer = ({ product, wasSoldOut, typed, onOffer }: Props) => {
  const { terms, failed } = useShopTermsAnswer('en-au')
  const postcode = useRememberedPostcode()
  const now = useMinute()
  const stock = useStock([product.sku])?.get(product.sku)
  const isSoldOut = stock === undefined ? wasSoldOut : stock.available === 0
  const reading = typed && typed.text.trim() !== '' ? readPostcode(typed.text, 'en-au') : undefined
  const wrong = reading?.ok === false ? reading.message : undefined

  useEffect(() => {
    if (typed === undefined) return
    if (typed.text.trim() === '') rememberPostcode('')
    const read = readPostcode(typed.text, 'en-au')
    if (read.ok) rememberPostcode(read.value)
  }, [typed])

  const { sku, price, shippingClass, quantity } = product
  const minute = now?.getTime()
  useLayoutEffect(() => {
    const at = minute === undefined || terms === null ? undefined : { terms, now: new Date(minute) }
    const priced = { sku, price, shippingClass, quantity }
    onOffer({
      postcode,
      wrong,
      stock: stockOf(stock, terms),
      delivery: at && deliveryWords(priced, postcode, at.terms, at.now, isSoldOut),
      pickUp: at && !isSoldOut ? pickUpTitle(at.terms, at.now) : undefined,
      trouble: failed ? 'You’re offline, so we can’t say when.' : undefined,
    })
  }, [sku, price, shippingClass, quantity, postcode, wrong, stock, terms, minute, failed, isSoldOut, onOffer])

  return null
}

export default LiveOffer
