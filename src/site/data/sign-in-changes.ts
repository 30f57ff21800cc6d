import { createListeners } from '../state/listeners.ts'
import { onOtherTabs } from '../state/on-other-tabs.ts'

const { subscribe, notify } = createListeners()

/** After this tab has signed in or out. */
export const notifySignIn = notify

/** Hears of it in this tab and, through what they store, in others. */
export const onSignInChange = (listener: () => void): (() => void) => {
  const stops = [subscribe(listener), onOtherTabs(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}
