import { useSyncExternalStore } from 'react'
import { dayInZone } from '../../domain/calendar/day-in-zone.ts'

/** Somebody may come back to a page that was left open over midnight. */
const onReturn = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}

/** The day it is in the edition's time zone: by the visitor's clock, and until that can speak, the day of the build. */
export const useToday = (timeZone: string, built: string): string =>
  useSyncExternalStore(
    onReturn,
    () => dayInZone(new Date(), timeZone),
    () => built,
  )
