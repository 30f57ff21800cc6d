import { useSyncExternalStore } from 'react'

/** Where somebody is at the desk. Everything that is chosen is in the address, so that it can be passed on. */
export interface Route {
  /** What stands behind `/staff/`: `orders`, `orders/AU-10482-6`. */
  readonly place: string
  readonly search: string
}

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

const addressNow = (): string => location.pathname + location.search

const tell = () => {
  for (const listener of listeners) listener()
}

/** `replace`: Back leads to where somebody was before, and not through all they have looked at since. */
export const goTo = (address: string, how: 'push' | 'replace' = 'push'): void => {
  if (address === addressNow()) return
  if (how === 'push') history.pushState(null, '', address)
  else history.replaceState(null, '', address)
  tell()
}

export const routeOf = (address: string): Route => {
  const { pathname, search } = new URL(address, 'https://desk.invalid')
  return { place: decodeURIComponent(pathname.replace(/^\/staff\/?/, '').replace(/\/$/, '')), search }
}

export const useRoute = (): Route => routeOf(useSyncExternalStore(subscribe, addressNow))
