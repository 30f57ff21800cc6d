import { useSyncExternalStore } from 'react'

const name = 'poolwright-desk-single-keys'

const listeners = new Set<() => void>()

/** Where the browser keeps nothing: on again the next time. */
let chosenHere = true

const read = (): boolean => {
  try {
    return localStorage.getItem(name) !== 'off'
  } catch {
    return chosenHere
  }
}

/** Whether letters alone do something. Kept on this machine. */
export const singleKeys = {
  areOn: read,
  set(on: boolean) {
    chosenHere = on
    try {
      localStorage.setItem(name, on ? 'on' : 'off')
    } catch {
      // Then it holds until the page is closed.
    }
    for (const listener of listeners) listener()
  },
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, read)
