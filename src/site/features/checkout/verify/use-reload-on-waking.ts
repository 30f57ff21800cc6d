import { useEffect } from 'react'

const reloadOnWaking = ({ persisted }: PageTransitionEvent) => {
  if (persisted) location.reload()
}

/** A page that wakes in the back/forward cache waits for answers that never come: WebKit has dropped them without a word. */
export const useReloadOnWaking = (): void =>
  useEffect(() => {
    addEventListener('pageshow', reloadOnWaking)
    return () => removeEventListener('pageshow', reloadOnWaking)
  }, [])
