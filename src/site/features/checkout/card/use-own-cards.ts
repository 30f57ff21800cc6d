import { useEffect, useState } from 'react'
import { whileCurrent } from '../../../state/while-current.ts'
import type { OwnCard } from '../../account/operations/ask-my-cards.ts'
import type { OwnCardChoice } from './own-card-choice.tsx'

export interface OwnCards {
  cards: readonly OwnCard[]
  /** Fetched with them. */
  Choice: typeof OwnCardChoice
}

/** In milliseconds: after that the fields of a card are there, and stay. */
const patience = 4000

/**
 * The cards that the bank keeps for somebody: undefined while it is asked. Null where there are none, where nobody can say, and
 * where the answer comes late: what somebody may be typing into is not taken away.
 */
export const useOwnCards = (subject: string | undefined, isNeeded: boolean): OwnCards | null | undefined => {
  const [known, setKnown] = useState<{ subject: string; own: OwnCards | null }>()
  useEffect(() => {
    if (subject === undefined || !isNeeded) return
    return whileCurrent((isCurrent) => {
      const settle = (own: OwnCards | null) =>
        isCurrent() && setKnown((before) => (before?.subject === subject ? before : { subject, own }))
      const late = setTimeout(() => settle(null), patience)
      const ask = async () => {
        const [{ askOwnCards }, { OwnCardChoice: Choice }] = await Promise.all([
          import('./own-cards.ts'),
          import('./own-card-choice.tsx'),
        ])
        const cards = await askOwnCards(new Date().toISOString())
        settle(cards.length === 0 ? null : { cards, Choice })
      }
      ask().catch(() => settle(null))
      return () => clearTimeout(late)
    })
  }, [subject, isNeeded])
  if (subject === undefined) return null
  return known?.subject === subject ? known.own : undefined
}
