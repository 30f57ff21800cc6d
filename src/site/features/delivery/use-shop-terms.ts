import { useEffect, useState } from 'react'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import type { ShopTerms } from '../../../domain/shop/shop-terms.ts'
import { whileCurrent } from '../../state/while-current.ts'
import { loadShopTerms } from './load-shop-terms.ts'

export interface ShopTermsAnswer {
  /** Null until they are there. */
  terms: ShopTerms | null
  /** They could not be had, so far. */
  failed: boolean
}

const waiting: ShopTermsAnswer = { terms: null, failed: false }

/** Fetched when something needs them, and once more when a connection that was lost comes back. */
export const useShopTermsAnswer = (edition: EditionCode, isNeeded = true): ShopTermsAnswer => {
  const [answer, setAnswer] = useState(waiting)
  useEffect(() => {
    if (!isNeeded) return
    return whileCurrent((isCurrent) => {
      const load = () =>
        loadShopTerms(edition).then(
          (terms) => isCurrent() && setAnswer({ terms, failed: false }),
          (error: unknown) => {
            console.error('The terms of the shop could not be fetched', error)
            if (isCurrent()) setAnswer(({ terms }) => ({ terms, failed: terms === null }))
          },
        )
      load()
      addEventListener('online', load)
      return () => removeEventListener('online', load)
    })
  }, [edition, isNeeded])
  return answer
}

/** Null until they are there, and for good where they cannot be had. */
export const useShopTerms = (edition: EditionCode, isNeeded = true): ShopTerms | null =>
  useShopTermsAnswer(edition, isNeeded).terms
