import { useRef, useState } from 'react'

/** What came of something that was done to one thing. */
export interface Done {
  /** What people call it: a number, a reference. */
  readonly of: string
  readonly problem: string | null
  /** Who has changed it since it was looked at. */
  readonly changedBy?: string | null
}

export interface Said {
  readonly words: string
  readonly isTrouble: boolean
}

const unreachable = 'We couldn’t reach the server. Nothing may have been done: look before you try again.'

const troubleOf = ({ of, problem, changedBy }: Done): string =>
  changedBy == null ? `${of}: ${problem}` : `${of}: ${changedBy} has changed it. ${problem}`

/** What is done at the desk, one thing at a time: a key that is held down does it once. `things`: what several are called. */
export const useActs = <Outcome extends Done>(things: string, onDone: (outcomes: readonly Outcome[]) => void) => {
  const [said, setSaid] = useState<Said>()
  const [isBusy, setBusy] = useState(false)
  const underway = useRef(false)

  /** `words`: what was done, as in "Packed". None come back where nothing was done, or nobody knows. */
  const act = async (words: string, work: () => Promise<readonly Outcome[]>): Promise<readonly Outcome[]> => {
    if (underway.current) return []
    underway.current = true
    setBusy(true)
    try {
      const outcomes = await work()
      onDone(outcomes)
      const good = outcomes.filter(({ problem }) => problem === null)
      const bad = outcomes.filter(({ problem }) => problem !== null)
      const which = good.length === 1 ? good[0]?.of : `${good.length} ${things}`
      const goodWords = good.length === 0 ? [] : [`${words}: ${which}.`]
      setSaid({ words: [...goodWords, ...bad.map(troubleOf)].join(' '), isTrouble: bad.length > 0 })
      return outcomes
    } catch {
      setSaid({ words: unreachable, isTrouble: true })
      return []
    } finally {
      underway.current = false
      setBusy(false)
    }
  }

  /** For one thing. Whether it was done. */
  const one = async (words: string, work: () => Promise<Outcome>): Promise<boolean> => {
    const [outcome] = await act(words, async () => [await work()])
    return outcome?.problem === null
  }

  return { said, isBusy, act, one, say: (words: string, isTrouble = false) => setSaid({ words, isTrouble }) }
}
