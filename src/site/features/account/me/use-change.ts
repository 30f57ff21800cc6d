import { useRef, useState } from 'react'
import type { Operation } from '../../../data/site-data-client.ts'
import { asked } from '../calls/account-calls.ts'
import type { MeAnswer } from '../operations/account-answers.ts'
import { account } from './account.ts'
import { accountTrouble, accountTroubleWords } from './account-trouble.ts'

export interface Change {
  isBusy: boolean
  /** What is wrong, for a person; empty for nothing. */
  problem: string
  /** What is wrong with which field. */
  problems: MeAnswer['problems']
  /** Whether it was done. Pressed twice, it is done once. */
  run<Given extends Readonly<Record<string, unknown>>>(
    change: Operation<MeAnswer, Given>,
    given: NoInfer<Given>,
  ): Promise<boolean>
}

/** Changes something of the account, and shows the account as it is then. */
export const useChange = (): Change => {
  const busy = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [problems, setProblems] = useState<MeAnswer['problems']>([])

  const run: Change['run'] = async (change, given) => {
    if (busy.current) return false
    busy.current = true
    setBusy(true)
    setProblem('')
    try {
      const answer = await asked(change, given)
      if (answer.me !== null) account.take(answer.me)
      setProblem(answer.problem ?? '')
      setProblems(answer.problems)
      return answer.problem === null && answer.problems.length === 0
    } catch (error) {
      if (accountTrouble(error, navigator.onLine) === 'signed-out') account.end()
      setProblem(accountTroubleWords(error, navigator.onLine))
      return false
    } finally {
      busy.current = false
      setBusy(false)
    }
  }
  return { isBusy, problem, problems, run }
}
