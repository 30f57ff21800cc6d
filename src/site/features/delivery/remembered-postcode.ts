import { useSyncExternalStore } from 'react'
import { createListeners } from '../../state/listeners.ts'
import { onOtherTabs } from '../../state/on-other-tabs.ts'
import { storedValue } from '../../state/stored-value.ts'

const stored = storedValue(() => localStorage, 'postcode')
const { subscribe, notify } = createListeners()

/** In case the browser keeps nothing. */
let lastTyped = ''

const read = (): string => {
  const kept = stored.read() ?? lastTyped
  return /^\d{4}$/.test(kept) ? kept : ''
}

/** Where the visitor lives, for what delivery costs and when it comes. Four digits say little about anybody. */
export const rememberPostcode = (postcode: string): void => {
  lastTyped = postcode
  stored.write(postcode === '' ? null : postcode)
  notify()
}

const listen = (listener: () => void) => {
  const unsubscribe = subscribe(listener)
  const stopHearing = onOtherTabs(listener, stored.key)
  return () => {
    unsubscribe()
    stopHearing()
  }
}

/** Empty until one was given. */
export const useRememberedPostcode = (): string => useSyncExternalStore(listen, read, () => '')
