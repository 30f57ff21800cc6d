import { useEffect, useState } from 'react'
import { whileCurrent } from '../../../state/while-current.ts'
import type { OwnCard } from '../../account/operations/ask-my-cards.ts'

export interface OwnCards {
  subject: string
  /** None too where nobody can say. */
  cards: readonly OwnCard[]
  /** Somebody may be typing into the fields of a card by now, which are not taken away: these are offered beside them. */
  isLate: boolean
  /** What shows them; undefined where it did not come. */
  part?: typeof import('../own/signed-in-part.ts')
}

/** In milliseconds: after that the fields of a card are there, and stay. */
const patience = 4000

/** The cards that the bank keeps for somebody: undefined while it is asked, null for guests. */
export const useOwnCards = (subject: string | undefined, isNeeded: boolean): OwnCards | null | undefined => {
  const [known, setKnown] = useState<OwnCards>()
  useEffect(() => {
    if (subject === undefined || !isNeeded) return
    return whileCurrent((isCurrent) => {
      let found: OwnCards = { subject, cards: [], isLate: false }
      const settle = () => isCurrent() && setKnown(found)
      const late = setTimeout(() => {
        found = { ...found, isLate: true }
        settle()
      }, patience)
      const ask = async () => {
        const part = await import('../own/signed-in-part.ts')
        found = { ...found, part }
        const cards = await part.askOwnCards(new Date().toISOString())
        found = { ...found, cards }
      }
      ask()
        .catch(() => undefined)
        .finally(() => {
          clearTimeout(late)
          settle()
        })
      return () => clearTimeout(late)
    })
  }, [subject, isNeeded])
  if (subject === undefined) return null
  return known?.subject === subject ? known : undefined
}
