import { useEffect, useState } from 'react'
import { whileCurrent } from '../../../state/while-current.ts'
import type * as asking from './ask-own-choices.ts'
import type { OwnChoices } from './own-choices.ts'
import type { PlaceChoice } from './place-choice.tsx'

/** What is offered, with the rules for it. */
export interface Offered {
  choices: OwnChoices
  /** Fetched with them. */
  PlaceChoice: typeof PlaceChoice
  rules: Pick<typeof asking, 'fillingOf' | 'isSameHouse' | 'isSamePlace'>
}

/** What somebody who is signed in may choose from. Undefined for guests, until it is there, and where nobody can say. */
export const useOwnChoices = (subject: string | undefined): Offered | undefined => {
  const [known, setKnown] = useState<{ subject: string; offered: Offered }>()
  useEffect(() => {
    if (subject === undefined) return
    return whileCurrent((isCurrent) => {
      const ask = async () => {
        const [rules, { PlaceChoice }] = await Promise.all([
          import('./ask-own-choices.ts'),
          import('./place-choice.tsx'),
        ])
        const choices = await rules.askOwnChoices()
        if (isCurrent()) setKnown({ subject, offered: { choices, rules, PlaceChoice } })
      }
      // Without it all is typed, as guests do.
      ask().catch(() => undefined)
      return undefined
    })
  }, [subject])
  return known !== undefined && known.subject === subject ? known.offered : undefined
}
