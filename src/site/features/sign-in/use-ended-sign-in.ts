import { useEffect } from 'react'
import { storedSignIn } from '../../data/stored-sign-in.ts'

/**
 * On the page to which a sign-out leads. Who signs out on a page of the issuer, which reaches nothing that is kept here, still has
 * tokens: they are renewed, which an ended sign-in is refused, and then they go. Who comes here by Back and has signed in since stays.
 */
export const useEndedSignIn = (): void => {
  useEffect(() => {
    const stored = storedSignIn(() => localStorage)
    if (stored === undefined) return
    import('./renew-sign-in.ts')
      .then(({ renewSignIn }) => renewSignIn(stored.token))
      .catch(() => {
        // Without a connection they stay, and open nothing: whoever is asked next refuses them.
      })
  }, [])
}
