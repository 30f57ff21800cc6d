import { useSyncExternalStore } from 'react'

const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

let isVisited = false

/** A page that comes up under a pointer at rest has had no visitor yet; and what scrolls within it may do so by itself. */
const isSign = (event: Event): boolean => {
  if (event.type === 'scroll') return event.target === document
  return !(
    event instanceof MouseEvent &&
    event.type === 'pointermove' &&
    event.movementX === 0 &&
    event.movementY === 0
  )
}

const listen = (listener: () => void): (() => void) => {
  const onSign = (event: Event) => {
    if (!isSign(event)) return
    isVisited = true
    stop()
    listener()
  }
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, onSign, { capture: true })
  }
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true })
  return stop
}

const wasVisited = (): boolean => {
  // Scrolled before it was alive.
  isVisited ||= scrollY > 0
  return isVisited
}

/** Whether somebody is there: has pressed, typed, moved or scrolled. What nobody needs before that is fetched then. */
export const useIsVisited = (): boolean => useSyncExternalStore(listen, wasVisited, () => false)
