import { type Dispatch, useReducer, useRef } from 'react'
import type { CheckoutKeys } from '../kept/kept-checkout.ts'
import { type Flow, type FlowEvent, firstFlow, reduceFlow } from './payment-flow.ts'
import { useAsking } from './use-asking.ts'
import { usePaying } from './use-paying.ts'
import { usePlacing } from './use-placing.ts'
import { useReloadOnWaking } from './use-reload-on-waking.ts'

/** The order on its way from priced to paid. `isDue`: all that it needs is there. */
export const usePayment = (isDue: boolean): [Flow, Dispatch<FlowEvent>] => {
  const [flow, dispatch] = useReducer(reduceFlow, firstFlow)
  /** Of the order that was placed here: another tab may be done with it, and begin another. */
  const keys = useRef<CheckoutKeys>(undefined)
  useReloadOnWaking()
  usePlacing(flow, isDue, keys, dispatch)
  usePaying(flow, keys, dispatch)
  useAsking(flow.phase, keys, dispatch)
  return [flow, dispatch]
}
