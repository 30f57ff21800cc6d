import { useRef, useState } from 'react'
import type { Operation } from '../../../data/site-data-client.ts'
import { askDealer, dealer, dealerTroubleWords } from './dealer.ts'

interface Answer {
  readonly problem: string | null
  readonly problems?: readonly { readonly field: string; readonly message: string }[]
}

export interface DealerChange {
  readonly isBusy: boolean
  /** What is wrong, for a person; empty for nothing. */
  readonly problem: string
  readonly problems: NonNullable<Answer['problems']>
  /** The answer where it was done. Pressed twice, it is done once. */
  run<Given extends Readonly<Record<string, unknown>>, Done extends Answer>(
    change: Operation<Done, Given>,
    given: NoInfer<Given>,
    onAnswer?: (answer: Done) => void,
  ): Promise<boolean>
}

/** Changes something of the dealer; what waits is asked for anew afterwards. */
export const useDealerChange = (): DealerChange => {
  const busy = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [problems, setProblems] = useState<NonNullable<Answer['problems']>>([])

  const run: DealerChange['run'] = async (change, given, onAnswer) => {
    if (busy.current) return false
    busy.current = true
    setBusy(true)
    setProblem('')
    try {
      const answer = await askDealer(change, given)
      onAnswer?.(answer)
      setProblem(answer.problem ?? '')
      setProblems(answer.problems ?? [])
      void dealer.load()
      return answer.problem === null && (answer.problems ?? []).length === 0
    } catch (error) {
      setProblem(dealerTroubleWords(error))
      return false
    } finally {
      busy.current = false
      setBusy(false)
    }
  }
  return { isBusy, problem, problems, run }
}
