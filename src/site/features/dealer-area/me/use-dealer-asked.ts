import { useEffect, useState } from 'react'
import { whileCurrent } from '../../../state/while-current.ts'
import { dealerTroubleWords } from './dealer.ts'

export type DealerAsked<Answer> =
  | { readonly state: 'asking' }
  | { readonly state: 'failed'; readonly problem: string; readonly again: () => void }
  | { readonly state: 'answered'; readonly answer: Answer; readonly set: (answer: Answer) => void }

/** What a page shows beside what waits; asked for when it opens, and when asked to. */
export const useDealerAsked = <Answer>(ask: () => Promise<Answer>): DealerAsked<Answer> => {
  const [round, setRound] = useState(0)
  const [known, setKnown] = useState<{ answer: Answer } | { problem: string }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked with the same function each time; a new round asks again
  useEffect(
    () =>
      whileCurrent((isCurrent) => {
        ask().then(
          (answer) => isCurrent() && setKnown({ answer }),
          (error: unknown) => isCurrent() && setKnown({ problem: dealerTroubleWords(error) }),
        )
        return undefined
      }),
    [round],
  )
  if (known === undefined) return { state: 'asking' }
  if ('answer' in known) return { state: 'answered', answer: known.answer, set: (answer) => setKnown({ answer }) }
  return {
    state: 'failed',
    problem: known.problem,
    again: () => {
      setKnown(undefined)
      setRound((before) => before + 1)
    },
  }
}
