import { useEffect, useState } from 'react'
import { whileCurrent } from '../../site/state/while-current.ts'
import { ask } from '../ask.ts'
import { previewPromotion } from '../operations/promotions/preview-promotion.ts'
import type { Preview } from '../operations/promotions/promotion-answers.ts'
import { type Draft, inputOf } from './draft.ts'

/** Whoever types is not asked about at every letter. */
const settled = 400

const unreachable: Preview = { problem: 'We can’t reach the server, so nothing can be reckoned.', carts: [], day: null }

/** What a draft would do; undefined until that is known, or while there is none. `isOld`: it is of what stood there before. */
export const usePreview = (draft: Draft | undefined): { preview: Preview | undefined; isOld: boolean } => {
  const [known, setKnown] = useState<{ key: string; preview: Preview }>()
  const key = draft && JSON.stringify(inputOf(draft))
  useEffect(() => {
    if (key === undefined) {
      setKnown(undefined)
      return
    }
    return whileCurrent((isCurrent) => {
      const look = () =>
        ask(previewPromotion, { draft: JSON.parse(key) }).then(
          (preview) => isCurrent() && setKnown({ key, preview }),
          () => isCurrent() && setKnown({ key, preview: unreachable }),
        )
      const timer = setTimeout(() => void look(), settled)
      return () => clearTimeout(timer)
    })
  }, [key])
  return { preview: known?.preview, isOld: known?.key !== key }
}
