import { useEffect, useState } from 'react'
import { whileCurrent } from '../../site/state/while-current.ts'
import { ask } from '../ask.ts'
import { askPromotion } from '../operations/promotions/ask-promotion.ts'
import type { Promotion } from '../operations/promotions/promotion-answers.ts'

/** The one that is looked at, from the list or from elsewhere; undefined until it is there, null where there is none. */
export const usePromotion = (code: string | undefined, listed: Promotion | undefined) => {
  const [known, setKnown] = useState<{ code: string; promotion: Promotion | null }>()
  const isListed = listed !== undefined
  useEffect(() => {
    if (code === undefined || isListed) return
    return whileCurrent((isCurrent) => {
      ask(askPromotion, { code }).then(
        (promotion) => isCurrent() && setKnown({ code, promotion }),
        // The list says that nobody can be reached, and asks again.
        () => undefined,
      )
    })
  }, [code, isListed])
  return listed ?? (known?.code === code ? known?.promotion : undefined)
}
