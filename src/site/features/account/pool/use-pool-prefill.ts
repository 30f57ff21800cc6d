import { useEffect, useEffectEvent } from 'react'
import { storedAccessToken } from '../../../data/stored-sign-in.ts'
import { setAddressQuery } from '../../../state/address-query.ts'
import { whileCurrent } from '../../../state/while-current.ts'
import type { KnownPool } from './known-pool.ts'

/**
 * Fills a tool in with the pool of whoever is signed in, where the address says nothing yet. Nobody else fetches anything for it. What
 * comes after something was typed comes too late.
 */
export const usePoolPrefill = (queryFor: (known: KnownPool) => Readonly<Record<string, string>>): void => {
  const fill = useEffectEvent((known: KnownPool) => setAddressQuery(`?${new URLSearchParams(queryFor(known))}`, 'same'))
  useEffect(() => {
    if (location.search !== '' || storedAccessToken(() => localStorage) === null) return
    return whileCurrent((isCurrent) => {
      import('./known-pool.ts')
        .then(({ knownPool }) => knownPool())
        .then(
          (known) => {
            if (isCurrent() && known !== undefined && location.search === '') fill(known)
          },
          // Without it the tool is as it always was.
          () => undefined,
        )
      return undefined
    })
  }, [])
}
