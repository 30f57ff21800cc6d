import { useEffect, useState } from 'react'
import type { EditionCode } from '../../../../domain/edition/edition-code.ts'
import type { FinishedSignIn } from '../../../features/sign-in/finish-sign-in.ts'

const finish = async (edition: EditionCode): Promise<FinishedSignIn> => {
  const address = location.href
  // The code is nobody's business: not the history's, not that of whatever counts visits.
  history.replaceState(history.state, '', location.pathname)
  try {
    const { finishSignIn } = await import('../../../features/sign-in/finish-sign-in.ts')
    return await finishSignIn(address, edition)
  } catch {
    return { ok: false, reason: 'unreachable' }
  }
}

/** What has become of signing in, once it is known. Goes on by itself to where the visitor was, unless there is something to read. */
export const useArrival = (edition: EditionCode): FinishedSignIn | undefined => {
  const [finished, setFinished] = useState<FinishedSignIn>()
  useEffect(() => {
    let isHere = true
    finish(edition).then((result) => {
      if (!isHere) return
      if (result.ok && result.clockIsOff === undefined) location.replace(result.returnTo)
      else setFinished(result)
    })
    return () => {
      isHere = false
    }
  }, [edition])
  return finished
}
