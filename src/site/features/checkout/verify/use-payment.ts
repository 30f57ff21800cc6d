import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { answeredWithin } from '../../../data/answered-within.ts'
import { siteData } from '../../../data/site-data.ts'
import { whileCurrent } from '../../../state/while-current.ts'
import { typedCode } from '../../cart/cart-code.ts'
import { useOpenCart } from '../../cart/cart-provider.tsx'
import { answerIn, shopTrouble } from '../../order/shop-trouble.ts'
import { checkoutStore } from '../kept/checkout-store.ts'
import type { CheckoutKeys } from '../kept/kept-checkout.ts'
import { askOrder } from '../operations/ask-order.ts'
import { payOrder } from '../operations/pay-order.ts'
import { placeOrder } from '../operations/place-order.ts'
import { placingOf } from '../operations/placing-of.ts'
import { type Flow, type FlowEvent, firstFlow, pauseBefore, reduceFlow } from './payment-flow.ts'

/** Longer than any connection that still brings an answer. */
const patience = 45_000

/** A page that wakes in the back/forward cache waits for answers that never come: WebKit has dropped them without a word. */
const reloadOnWaking = ({ persisted }: PageTransitionEvent) => {
  if (persisted) location.reload()
}

/** The order on its way from priced to paid. `isDue`: all that it needs is there. */
export const usePayment = (isDue: boolean): [Flow, (event: FlowEvent) => void] => {
  const [flow, dispatch] = useReducer(reduceFlow, firstFlow)
  const openCart = useOpenCart()
  const { phase } = flow
  /** Of the order that was placed here: another tab may be done with it, and begin another. */
  const keys = useRef<CheckoutKeys>(undefined)

  useEffect(() => {
    addEventListener('pageshow', reloadOnWaking)
    return () => removeEventListener('pageshow', reloadOnWaking)
  }, [])

  const place = useEffectEvent(async (isCurrent: () => boolean, renew: boolean) => {
    try {
      const store = await openCart()
      const checkout = renew ? checkoutStore.renew() : checkoutStore.begin()
      keys.current = { checkout: checkout.checkout, secret: checkout.secret }
      store.change((cart) => (cart.id === checkout.checkout ? cart : { ...cart, id: checkout.checkout }))
      const { cart } = store.getSnapshot()
      const placing = answerIn(
        await answeredWithin(patience, () => siteData.mutate(placeOrder, placingOf(checkout, cart, typedCode()))),
      )
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

  const pay = useEffectEvent(async (isCurrent: () => boolean) => {
    if (flow.phase !== 'paying' || keys.current === undefined) return
    const own = keys.current
    const acceptedTotal = flow.order.total
    try {
      const store = await openCart()
      const method = store.getSnapshot().cart.paymentMethod.id ?? ''
      const asked = { ...own, method, acceptedTotal }
      const paying = answerIn(await answeredWithin(patience, () => siteData.mutate(payOrder, asked)))
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

  // With the bank: asked until it is known, and at once when the connection or the visitor comes back.
  useEffect(() => {
    if (phase !== 'asking' && phase !== 'verifying') return
    return whileCurrent((isCurrent) => {
      let attempt = phase === 'asking' ? 0 : 2
      let isUnderway = false
      let timer: ReturnType<typeof setTimeout>
      const ask = async () => {
        clearTimeout(timer)
        const own = keys.current
        if (isUnderway || own === undefined) return
        isUnderway = true
        try {
          const paying = answerIn(await answeredWithin(patience, () => siteData.mutate(askOrder, own)))
          if (isCurrent()) dispatch({ type: 'asked', paying })
        } catch {
          // Asked again below.
        }
        isUnderway = false
        if (isCurrent()) wait()
      }
      const wait = () => {
        timer = setTimeout(() => void ask(), pauseBefore(attempt))
        attempt += 1
      }
      const askNow = () => {
        if (document.visibilityState === 'visible') void ask()
      }
      if (phase === 'asking') void ask()
      else wait()
      addEventListener('online', askNow)
      document.addEventListener('visibilitychange', askNow)
      return () => {
        clearTimeout(timer)
        removeEventListener('online', askNow)
        document.removeEventListener('visibilitychange', askNow)
      }
    })
  }, [phase])

  return [flow, dispatch]
}
