import { useEffect, useEffectEvent, useRef } from 'react'
import type { EditionCode } from '../../../../domain/edition/edition-code.ts'
import { stepPath } from '../../../../domain/orders/step-path.ts'
import { useCart } from '../../cart/cart-provider.tsx'
import { type ArrivalNote, leaveNote } from '../frame/arrival-note.ts'
import { checkoutStore } from '../kept/checkout-store.ts'
import { useCheckout } from '../kept/use-checkout.ts'

/** Whether all is there that a review needs. Who comes without it is led to where it is asked for, and told why. */
export const useStepOrder = (edition: EditionCode): { isDue: boolean; isEmpty: boolean } => {
  const { cart, loaded } = useCart()
  const { checkout, loaded: isRead } = useCheckout()
  const own = useRef<string>(undefined)
  useEffect(() => {
    if (checkout !== null) own.current = checkout.checkout
  }, [checkout])

  const isKnown = loaded && isRead
  const isEmpty = isKnown && cart.lineItems.length === 0
  const missing = (): ArrivalNote | undefined => {
    if (!isKnown || isEmpty) return undefined
    if (!checkout?.details.email) return 'no-details'
    return cart.paymentMethod.id === null ? 'no-card' : undefined
  }
  const lacks = missing()
  const isWithout = isEmpty || lacks !== undefined
  const leave = useEffectEvent(() => {
    const paid = checkoutStore.lastPaid()?.checkout
    // Another tab has paid, or this one before it was left: that order is the one to show.
    const isDone = own.current === undefined ? isEmpty : paid === own.current
    if (paid !== undefined && isDone) return location.replace(stepPath(edition, 'complete'))
    if (lacks === undefined) return
    leaveNote(lacks)
    location.replace(stepPath(edition, 'details'))
  })
  useEffect(() => {
    if (isWithout) leave()
  }, [isWithout])
  return { isDue: isKnown && !isWithout, isEmpty }
}
