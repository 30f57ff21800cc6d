import { useEffect, useState } from 'react'
import { whileCurrent } from '../../../state/while-current.ts'
import type { OwnChoices } from './own-choices.ts'

/** What is offered, with what shows it. */
export interface Offered {
  subject: string
  choices: OwnChoices
  part: typeof import('./signed-in-part.ts')
}

/** What somebody who is signed in may choose from. Undefined for guests, until it is there, and where nobody can say. */
export const useOwnChoices = (subject: string | undefined): Offered | undefined => {
  const [offered, setOffered] = useState<Offered>()
  useEffect(() => {
    if (subject === undefined) return
    return whileCurrent((isCurrent) => {
      const ask = async () => {
        const part = await import('./signed-in-part.ts')
        const choices = await part.askOwnChoices()
        if (isCurrent()) setOffered({ subject, choices, part })
      }
      // Without it all is typed, as guests do.
      ask().catch(() => undefined)
      return undefined
    })
  }, [subject])
  return offered?.subject === subject ? offered : undefined
}
