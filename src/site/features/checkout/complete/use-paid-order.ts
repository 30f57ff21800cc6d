import { useEffect, useEffectEvent, useState } from 'react'
import { siteData } from '../../../data/site-data.ts'
import { whileCurrent } from '../../../state/while-current.ts'
import { forgetCode } from '../../cart/cart-code.ts'
import { useOpenCart } from '../../cart/cart-provider.tsx'
import { tellShopEvent } from '../../measurement/shop-events.ts'
import { type CheckoutOrder, isPaidOrder } from '../../order/answered-order.ts'
import { answerIn, type ShopTrouble, shopTrouble } from '../../order/shop-trouble.ts'
import { useOnline } from '../frame/use-online.ts'
import { purchaseEvent } from '../kept/checkout-events.ts'
import { checkoutStore } from '../kept/checkout-store.ts'
import type { CheckoutKeys } from '../kept/kept-checkout.ts'
import { askOrder } from '../operations/ask-order.ts'
import { cartAfterOrder } from './cart-after-order.ts'

export type PaidOrder =
  | { state: 'asking' }
  | { state: 'paid'; order: CheckoutOrder; key: string | null }
  /** Nobody could be asked. */
  | { state: 'unknown'; trouble: ShopTrouble }
  /** With the bank, or not paid: not the place to be. */
  | { state: 'with-the-bank' | 'none' }

interface Found {
  keys: CheckoutKeys
  order: CheckoutOrder
  /** Opens the page of the order. */
  key: string | null
}

const orderOf = async ({ checkout, secret }: CheckoutKeys): Promise<Found | undefined> => {
  const { order, key } = answerIn(await siteData.mutate(askOrder, { checkout, secret }))
  return order === null ? undefined : { keys: { checkout, secret }, order, key }
}

/** The order that was just paid, else the last one that was. */
const lookUp = async (): Promise<Found | 'with-the-bank' | 'none'> => {
  const { checkout } = checkoutStore.getSnapshot()
  const current = checkout && (await orderOf(checkout))
  if (current && isPaidOrder(current.order)) return current
  if (current?.order.state === 'VERIFYING') return 'with-the-bank'
  const last = checkoutStore.lastPaid()
  return (last && (await orderOf(last))) ?? 'none'
}

/** Asks for the order when its page is opened. The first time that it is shown paid, the cart is emptied of it. */
export const usePaidOrder = (): [PaidOrder, () => void] => {
  const [found, setFound] = useState<PaidOrder>({ state: 'asking' })
  const [tries, setTries] = useState(0)
  const openCart = useOpenCart()
  const isOnline = useOnline()

  const keep = useEffectEvent((keys: CheckoutKeys, order: CheckoutOrder) => {
    if (!isPaidOrder(order) || !checkoutStore.finish(keys)) return
    tellShopEvent(purchaseEvent(order))
    forgetCode()
    openCart()
      .then((store) => store.change((cart) => (cart.id === keys.checkout ? cartAfterOrder(cart, order) : cart)))
      .catch((error: unknown) => console.error('The cart could not be emptied', error))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again, and so does a connection that comes back
  useEffect(
    () =>
      whileCurrent((isCurrent) => {
        lookUp()
          .then((answer): PaidOrder => {
            if (typeof answer === 'string') return { state: answer }
            keep(answer.keys, answer.order)
            return { state: 'paid', order: answer.order, key: answer.key }
          })
          .catch((error: unknown): PaidOrder => ({ state: 'unknown', trouble: shopTrouble(error, navigator.onLine) }))
          .then((next) => {
            // What is on screen stays there when it cannot be asked for again.
            if (isCurrent()) setFound((before) => (next.state === 'unknown' && before.state === 'paid' ? before : next))
          })
      }),
    [tries, isOnline],
  )
  return [found, () => setTries((before) => before + 1)]
}
