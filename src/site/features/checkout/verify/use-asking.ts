import { type Dispatch, type RefObject, useEffect } from 'react'
import { inTime } from '../../../data/in-time.ts'
import { siteData } from '../../../data/site-data.ts'
import { whileCurrent } from '../../../state/while-current.ts'
import { answerIn } from '../../order/shop-trouble.ts'
import type { CheckoutKeys } from '../kept/kept-checkout.ts'
import { askOrder } from '../operations/ask-order.ts'
import { type Flow, type FlowEvent, pauseBefore } from './payment-flow.ts'

/** With the bank: asked until it is known, and at once when the connection or the visitor comes back. */
export const useAsking = (
  phase: Flow['phase'],
  keys: RefObject<CheckoutKeys | undefined>,
  dispatch: Dispatch<FlowEvent>,
): void =>
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
          const paying = answerIn(await inTime(() => siteData.mutate(askOrder, own)))
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
  }, [phase, keys, dispatch])
