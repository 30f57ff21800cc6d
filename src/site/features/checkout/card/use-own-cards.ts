import { useEffect, useState } from 'react'
import { whileCurrent } from '../../../state/while-current.ts'
import type { OwnCard } from '../../account/operations/ask-my-cards.ts'
import type { OwnCardChoice } from './own-card-choice.tsx'

export interface OwnCards {
  cards: readonly OwnCard[]
  /** Somebody may be typing into the fields of a card by now, which are not taken away: these are offered beside them. */
  isLate: boolean
  /** Fetched with them. */
  Choice: typeof OwnCardChoice
}

/** In milliseconds: after that the fields of a card are there, and stay. */
const patience = 4000

/** The cards that the bank keeps for somebody: undefined while it is asked, null where there are none and where nobody can say. */
export const useOwnCards = (subject: string | undefined, isNeeded: boolean): OwnCards | null | undefined => {
  const [known, setKnown] = useState<{ subject: string; own: OwnCards | null }>()
  useEffect(() => {
    if (subject === undefined || !isNeeded) return
    return whileCurrent((isCurrent) => {
      let isLate = false
      const settle = (own: OwnCards | null) => isCurrent() && setKnown({ subject, own })
      const late = setTimeout(() => {
        isLate = true
        settle(null)
      }, patience)
      const ask = async () => {
        const [{ askOwnCards }, { OwnCardChoice: Choice }] = await Promise.all([
          import('./own-cards.ts'),
          import('./own-card-choice.tsx'),
        ])
        const cards = await askOwnCards(new Date().toISOString())
        settle(cards.length === 0 ? null : { cards, isLate, Choice })
      }
      ask()
        .catch(() => settle(null))
        .finally(() => clearTimeout(late))
      return () => clearTimeout(late)
    })
  }, [subject, isNeeded])
  if (subject === undefined) return null
  return known?.subject === subject ? known.own : undefined
}
