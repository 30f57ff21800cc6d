import { useSyncExternalStore } from 'react'
import { createListeners } from '../../../state/listeners.ts'
import { parseJson } from '../../../state/parse-json.ts'
import { storedValue } from '../../../state/stored-value.ts'

const stored = storedValue(() => sessionStorage, 'before-you-send')
const { subscribe, notify } = createListeners()
const none: readonly string[] = []

let ticks: readonly string[] | undefined

const read = (): readonly string[] => {
  if (ticks === undefined) {
    const value = parseJson(stored.read())
    ticks = Array.isArray(value) ? value.filter((each) => typeof each === 'string') : none
  }
  return ticks
}

/** What is ticked on the list, by its titles; kept for the session and no longer. */
export const useTicks = () => {
  const ticked = useSyncExternalStore(subscribe, read, () => none)
  const tick = (title: string) => {
    ticks = ticked.includes(title) ? ticked.filter((each) => each !== title) : [...ticked, title]
    stored.write(JSON.stringify(ticks))
    notify()
  }
  return [ticked, tick] as const
}
