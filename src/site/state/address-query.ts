import { useRef, useState, useSyncExternalStore } from 'react'
import { onRuntimeEvent } from '../../runtime/runtime-events.ts'
import { createListeners } from './listeners.ts'

const { subscribe, notify } = createListeners()

export const subscribeToAddress = (listener: () => void) => {
  const unsubscribe = subscribe(listener)
  window.addEventListener('popstate', listener)
  // A link to another query of the page on screen fires no popstate; without the Navigation API the page shown tells of it.
  window.navigation?.addEventListener('currententrychange', listener)
  const stopHearing = onRuntimeEvent(window, 'route-update', listener)
  return () => {
    unsubscribe()
    window.removeEventListener('popstate', listener)
    window.navigation?.removeEventListener('currententrychange', listener)
    stopHearing()
  }
}

const pathOnScreen = (): string => location.pathname.toLowerCase().replace(/\/$/, '')

/**
 * The query of the page on screen. The server, which knows none, shows the page without one. While the next page is on its way
 * the address is already that page's: this one keeps its own.
 */
export const useAddressQuery = (): string => {
  const [path] = useState(() => (typeof location === 'undefined' ? '' : pathOnScreen()))
  const own = useRef('')
  return useSyncExternalStore(
    subscribeToAddress,
    () => {
      if (pathOnScreen() === path) own.current = location.search
      return own.current
    },
    () => '',
  )
}

/** Sets the query of the page on screen: as a step one can go back from, or in place of the last one. */
export const setAddressQuery = (query: string, step: 'new' | 'same' = 'new'): void => {
  if (query === location.search) return
  const address = location.pathname + query
  if (step === 'new') history.pushState(null, '', address)
  else history.replaceState(history.state, '', address)
  notify()
}
