import { useEffect, useRef } from 'react'

/**
 * For an effect that asks for something: what comes late is not current any more, and is ignored. Returns the effect's clean-up.
 * An answer that is shown all the same would be one to another question.
 */
export const whileCurrent = (run: (isCurrent: () => boolean) => (() => void) | undefined): (() => void) => {
  let current = true
  const end = run(() => current)
  return () => {
    current = false
    end?.()
  }
}

/** The same for a handler of events: each question is current until the next one, or until nobody is there to read the answer. */
export const useLatest = (): (() => () => boolean) => {
  const latest = useRef<object>(undefined)
  useEffect(
    () => () => {
      latest.current = undefined
    },
    [],
  )
  return () => {
    const own = {}
    latest.current = own
    return () => latest.current === own
  }
}
