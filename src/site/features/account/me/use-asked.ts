import { useEffect, useState } from 'react'
import { whileCurrent } from '../../../state/while-current.ts'
import { account } from './account.ts'
import { accountTrouble, accountTroubleWords } from './account-trouble.ts'

export type Asked<Answer> =
  | { state: 'asking' }
  | { state: 'failed'; problem: string; again: () => void }
  | { state: 'answered'; answer: Answer; set: (answer: Answer) => void }

/** One thing of the account that has a page of its own. Asked for again with another name, or when asked to. */
export const useAsked = <Answer>(name: string | undefined, ask: (name: string) => Promise<Answer>): Asked<Answer> => {
  const [round, setRound] = useState(0)
  const [known, setKnown] = useState<{ name: string; answer?: Answer; problem?: string }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked with the same function each time; a new round asks again
  useEffect(() => {
    if (name === undefined) return
    return whileCurrent((isCurrent) => {
      ask(name).then(
        (answer) => isCurrent() && setKnown({ name, answer }),
        (error: unknown) => {
          if (!isCurrent()) return
          if (accountTrouble(error, navigator.onLine) === 'signed-out') account.end()
          setKnown({ name, problem: accountTroubleWords(error, navigator.onLine) })
        },
      )
      return undefined
    })
  }, [name, round])
  if (known === undefined || known.name !== name) return { state: 'asking' }
  const { answer, problem } = known
  if (answer !== undefined)
    return { state: 'answered', answer, set: (next) => setKnown({ name: known.name, answer: next }) }
  return {
    state: 'failed',
    problem: problem ?? '',
    again: () => {
      setKnown(undefined)
      setRound((before) => before + 1)
    },
  }
}
