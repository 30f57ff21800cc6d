import { useEffect, useEffectEvent } from 'react'
import { useCart, useOpenCart } from '../../cart/cart-provider.tsx'
import type { SummaryView } from '../../order/summary-view.ts'
import { stepEvent, tellOnce } from '../kept/checkout-events.ts'
import { checkoutStore } from '../kept/checkout-store.ts'
import type { Seen } from '../kept/kept-checkout.ts'
import { useCheckout } from '../kept/use-checkout.ts'
import { firstPrices, withPrices } from './seen-order.ts'

/** Begins the checkout of a cart that has something in it. Returns its prices as they were first shown. */
export const useBegunCheckout = (view: SummaryView): Seen['prices'] => {
  const { cart, loaded } = useCart()
  const openCart = useOpenCart()
  const { checkout } = useCheckout()
  const prices = firstPrices(checkout?.seen?.prices ?? {}, view)
  // One order to a checkout: the cart carries its name from here on.
  const begin = useEffectEvent(() => {
    const { checkout: begun } = checkoutStore.begin()
    openCart()
      .then((store) => store.change((before) => (before.id === begun ? before : { ...before, id: begun })))
      .catch((error: unknown) => console.error('The cart could not be opened', error))
    tellOnce(stepEvent('begin_checkout', view))
  })
  const keepPrices = useEffectEvent(() => checkoutStore.change((before) => withPrices(before, prices)))
  const isBegun = loaded && cart.lineItems.length > 0
  useEffect(() => {
    if (isBegun) begin()
  }, [isBegun])
  const shown = Object.values(prices).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept when one is first seen
  useEffect(() => {
    if (isBegun) keepPrices()
  }, [isBegun, shown])
  return prices
}
