import { useEffect, useState } from 'react'
import { whileCurrent } from '../../site/state/while-current.ts'
import { ask } from '../ask.ts'
import { askColleagues } from '../operations/inbox/ask-colleagues.ts'
import type { Colleague } from '../operations/inbox/case-answers.ts'

/** Everybody on the staff; nobody until that is known. */
export const useColleagues = (): readonly Colleague[] => {
  const [known, setKnown] = useState<readonly Colleague[]>([])
  useEffect(
    () =>
      whileCurrent((isCurrent) => {
        ask(askColleagues, {}).then(
          (all) => isCurrent() && setKnown(all),
          // The list says that nobody can be reached.
          () => undefined,
        )
      }),
    [],
  )
  return known
}
