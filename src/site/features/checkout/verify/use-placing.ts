import { type Dispatch, type RefObject, useEffect, useEffectEvent } from 'react'
import { inTime } from '../../../data/in-time.ts'
import { siteData } from '../../../data/site-data.ts'
import { whileCurrent } from '../../../state/while-current.ts'
import { typedCode } from '../../cart/cart-code.ts'
import { useOpenCart } from '../../cart/cart-provider.tsx'
import { answerIn, shopTrouble } from '../../order/shop-trouble.ts'
import { checkoutStore } from '../kept/checkout-store.ts'
import type { CheckoutKeys } from '../kept/kept-checkout.ts'
import { placeOrder } from '../operations/place-order.ts'
import { placingOf } from '../operations/placing-of.ts'
import type { Flow, FlowEvent } from './payment-flow.ts'

/** Has the order priced and held while the flow is there, and keeps its keys. `isDue`: all that it needs is there. */
export const usePlacing = (
  flow: Flow,
  isDue: boolean,
  keys: RefObject<CheckoutKeys | undefined>,
  dispatch: Dispatch<FlowEvent>,
): void => {
  const openCart = useOpenCart()
  const place = useEffectEvent(async (isCurrent: () => boolean, renew: boolean) => {
    try {
      const store = await openCart()
      const checkout = renew ? checkoutStore.renew() : checkoutStore.begin()
      keys.current = { checkout: checkout.checkout, secret: checkout.secret }
      store.change((cart) => (cart.id === checkout.checkout ? cart : { ...cart, id: checkout.checkout }))
      const { cart } = store.getSnapshot()
      const placing = answerIn(await inTime(() => siteData.mutate(placeOrder, placingOf(checkout, cart, typedCode()))))
      if (isCurrent()) dispatch({ type: 'placed', placing })
    } catch (error) {
      if (isCurrent()) dispatch({ type: 'not-placed', kind: shopTrouble(error, navigator.onLine) })
    }
  })
  useEffect(() => {
    if (!isDue || flow.phase !== 'placing') return
    const { renew = false } = flow
    return whileCurrent((isCurrent) => void place(isCurrent, renew))
  }, [isDue, flow])
}
