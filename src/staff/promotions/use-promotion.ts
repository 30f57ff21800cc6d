import { ask } from '../ask.ts'
import { askPromotion } from '../operations/promotions/ask-promotion.ts'
import type { Promotion } from '../operations/promotions/promotion-answers.ts'
import { useFile } from '../parts/use-file.ts'

/** The one that is looked at, from the list or from elsewhere; undefined until it is there, null where there is none. */
export const usePromotion = (code: string | undefined, listed: Promotion | undefined) => {
  const [elsewhere] = useFile({
    of: listed === undefined ? code : undefined,
    version: undefined,
    askFor: (of) => ask(askPromotion, { code: of }),
  })
  return listed ?? elsewhere
}
