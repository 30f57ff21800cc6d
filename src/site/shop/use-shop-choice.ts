import { useMemo, useSyncExternalStore } from 'react'
import { readShopAddress, type ShopChoice, writeShopAddress } from '../../domain/shop-address.ts'
import type { Filter } from '../../domain/shop-filters.ts'
import { createListeners } from '../state/listeners.ts'

const { subscribe, notify } = createListeners()

const subscribeToAddress = (listener: () => void) => {
  const unsubscribe = subscribe(listener)
  window.addEventListener('popstate', listener)
  return () => {
    unsubscribe()
    window.removeEventListener('popstate', listener)
  }
}

/** What is set on the list. The address is the only place that holds it; the server, which knows no query, shows everything. */
export const useShopChoice = (filters: readonly Filter[]) => {
  const search = useSyncExternalStore(
    subscribeToAddress,
    () => window.location.search,
    () => '',
  )
  const choice = useMemo(() => readShopAddress(search, filters), [search, filters])
  const choose = (change: Partial<ShopChoice>) => {
    const query = writeShopAddress(window.location.search, filters, { ...choice, ...change })
    window.history.pushState(null, '', window.location.pathname + query)
    notify()
  }
  return [choice, choose] as const
}
