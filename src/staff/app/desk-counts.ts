import { useEffect, useSyncExternalStore } from 'react'
import { ask, isForbidden } from '../ask.ts'
import { askCounts, type DeskCounts } from '../operations/ask-counts.ts'

interface Known {
  readonly counts: DeskCounts | undefined
  /** Whoever is signed in is not on the staff. */
  readonly isStranger: boolean
  readonly isUnreachable: boolean
}

/** Looked at again so often, while somebody looks. */
const interval = 15_000

let known: Known = { counts: undefined, isStranger: false, isUnreachable: false }
const listeners = new Set<() => void>()

const tell = (now: Known) => {
  known = now
  for (const listener of listeners) listener()
}

/** After something was done, too: what waits is fewer. */
export const refreshCounts = async (): Promise<void> => {
  try {
    tell({ counts: await ask(askCounts, {}), isStranger: false, isUnreachable: false })
  } catch (error) {
    tell({ ...known, isStranger: isForbidden(error), isUnreachable: !isForbidden(error) })
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** How much waits, room by room, as it is now. */
export const useDeskCounts = (person: string | undefined): Known => {
  useEffect(() => {
    if (person === undefined) return
    const again = () => {
      if (document.visibilityState === 'visible') void refreshCounts()
    }
    again()
    const timer = setInterval(again, interval)
    document.addEventListener('visibilitychange', again)
    addEventListener('online', again)
    addEventListener('offline', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
      removeEventListener('online', again)
      removeEventListener('offline', again)
    }
  }, [person])
  return useSyncExternalStore(subscribe, () => known)
}
