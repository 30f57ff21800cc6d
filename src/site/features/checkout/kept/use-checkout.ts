import { useSyncExternalStore } from 'react'
import { type CheckoutSnapshot, checkoutStore } from './checkout-store.ts'

/** What is kept of the checkout, in step with other tabs. */
export const useCheckout = (): CheckoutSnapshot =>
  useSyncExternalStore(checkoutStore.subscribe, checkoutStore.getSnapshot, checkoutStore.getServerSnapshot)
