import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

const { subscribe, notify } = createListeners()

const subscribeToAddress = (listener: () => void) => {
  const unsubscribe = subscribe(listener)
  window.addEventListener('popstate', listener)
  return () => {
    unsubscribe()
    window.removeEventListener('popstate', listener)
  }
}

/** The query of the address; the server knows none. */
export const useAddressQuery = (): string =>
  useSyncExternalStore(
    subscribeToAddress,
    () => window.location.search,
    () => '',
  )

/** A new step in the history of the tab. */
export const pushAddressQuery = (query: string): void => {
  window.history.pushState(null, '', window.location.pathname + query)
  notify()
}
