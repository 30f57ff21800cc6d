import { type Dispatch, type RefObject, useEffect, useEffectEvent } from 'react'
import { inTime } from '../../../data/in-time.ts'
import { siteData } from '../../../data/site-data.ts'
import { whileCurrent } from '../../../state/while-current.ts'
import { useOpenCart } from '../../cart/cart-provider.tsx'
import { answerIn, shopTrouble } from '../../order/shop-trouble.ts'
import { checkoutStore } from '../kept/checkout-store.ts'
import type { CheckoutKeys } from '../kept/kept-checkout.ts'
import { payOrder } from '../operations/pay-order.ts'
import type { Flow, FlowEvent } from './payment-flow.ts'

/** Has the order charged once the flow is there. */
export const usePaying = (
  flow: Flow,
  keys: RefObject<CheckoutKeys | undefined>,
  dispatch: Dispatch<FlowEvent>,
): void => {
  const openCart = useOpenCart()
  const { phase } = flow
  const pay = useEffectEvent(async (isCurrent: () => boolean) => {
    if (flow.phase !== 'paying' || keys.current === undefined) return
    const own = keys.current
    const acceptedTotal = flow.order.total
    try {
      const store = await openCart()
      const method = store.getSnapshot().cart.paymentMethod.id ?? ''
      const { keep, owner } = checkoutStore.getSnapshot().checkout?.card ?? {}
      const card = owner === undefined ? (keep ? 'KEEP' : 'ONCE') : 'KEPT'
      const asked = { ...own, method, acceptedTotal, card } as const
      const paying = answerIn(await inTime(() => siteData.mutate(payOrder, asked)))
      if (isCurrent()) dispatch({ type: 'answered', paying })
    } catch (error) {
      const trouble = shopTrouble(error, navigator.onLine)
      const isTurnedAway = trouble === 'closed' || trouble === 'too-many'
      if (isCurrent()) dispatch({ type: isTurnedAway ? 'turned-away' : 'lost' })
    }
  })
  useEffect(() => {
    if (phase !== 'paying') return
    return whileCurrent((isCurrent) => void pay(isCurrent))
  }, [phase])
}
