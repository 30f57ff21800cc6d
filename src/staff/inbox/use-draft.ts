import { useState } from 'react'
import { storedValue } from '../../site/state/stored-value.ts'

/** An answer that is being written: kept on this machine, case by case, until it is sent. Of a component that shows one case only. */
export const useDraft = (reference: string) => {
  const stored = storedValue(() => localStorage, `desk-draft-${reference}`)
  const [words, setWords] = useState(() => stored.read() ?? '')
  const write = (now: string) => {
    setWords(now)
    stored.write(now === '' ? null : now)
  }
  return [words, write] as const
}
