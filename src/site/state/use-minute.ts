import { useSyncExternalStore } from 'react'

const minute = 60_000

/** On the minute, and when a tab that slept comes back. */
const everyMinute = (notify: () => void) => {
  let clock: ReturnType<typeof setTimeout>
  const wait = () => {
    clock = setTimeout(tick, minute - (Date.now() % minute))
  }
  const tick = () => {
    notify()
    wait()
  }
  wait()
  document.addEventListener('visibilitychange', notify)
  return () => {
    clearTimeout(clock)
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
