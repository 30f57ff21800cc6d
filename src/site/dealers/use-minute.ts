import { useSyncExternalStore } from 'react'

const minute = 60_000

const everyMinute = (notify: () => void) => {
  const clock = setInterval(notify, minute)
  document.addEventListener('visibilitychange', notify)
  return () => {
    clearInterval(clock)
    document.removeEventListener('visibilitychange', notify)
  }
}

/** The minute it is, as a moment; undefined until the visitor's clock can speak. */
export const useMinute = (): Date | undefined => {
  const at = useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minute),
    () => undefined,
  )
  return at === undefined ? undefined : new Date(at * minute)
}
