import { useEffect, useState } from 'react'
import { whileCurrent } from '../../site/state/while-current.ts'
import { ask } from '../ask.ts'
import { askCaseFile } from '../operations/inbox/ask-case-file.ts'
import type { CaseFile } from '../operations/inbox/case-answers.ts'

/** All of one case; undefined until it is there, null where there is none. Asked for again when its revision in the list is another. */
export const useCaseFile = (reference: string | undefined, revision: string | undefined) => {
  const [known, setKnown] = useState<{ reference: string; file: CaseFile | null }>()
  const isKnown = known?.reference === reference && (revision === undefined || known?.file?.revision === revision)
  useEffect(() => {
    if (reference === undefined || isKnown) return
    return whileCurrent((isCurrent) => {
      ask(askCaseFile, { reference }).then(
        (file) => isCurrent() && setKnown({ reference, file }),
        // The list says that nobody can be reached, and asks again.
        () => undefined,
      )
    })
  }, [reference, isKnown])
  const show = (file: CaseFile) => setKnown({ reference: file.sent.reference, file })
  return [known?.reference === reference ? known?.file : undefined, show] as const
}
