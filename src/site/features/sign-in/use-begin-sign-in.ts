import { useState } from 'react'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import type { FirstScreen } from './begin-sign-in.ts'

const herePath = (): string => location.pathname + location.search + location.hash

const notReached = 'We couldn’t reach the sign-in. Check your connection and try again.'

/** Leaves for the page of signing in, from where one comes back to. Double clicks leave once. */
export const useBeginSignIn = (edition: EditionCode, returnTo?: string) => {
  const [isLeaving, setLeaving] = useState(false)
  const [problem, setProblem] = useState<string>()

  const begin = async (screen?: FirstScreen): Promise<void> => {
    if (isLeaving) return
    setLeaving(true)
    setProblem(undefined)
    try {
      const { beginSignIn } = await import('./begin-sign-in.ts')
      const asked = { edition, returnTo: returnTo ?? herePath() }
      await beginSignIn(screen === undefined ? asked : { ...asked, screen })
    } catch {
      setProblem(notReached)
    }
    // Also when it has left: Back may bring this page again as it was.
    setLeaving(false)
  }
  return { begin, isLeaving, problem }
}
