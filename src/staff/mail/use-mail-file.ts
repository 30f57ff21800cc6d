import { useEffect, useState } from 'react'
import { whileCurrent } from '../../site/state/while-current.ts'
import { ask } from '../ask.ts'
import { askMailFile } from '../operations/mail/ask-mail-file.ts'
import type { MailFile } from '../operations/mail/mail-answers.ts'

/** All of one mail; undefined until it is there, null where there is none. Asked for again when its revision in the list is another. */
export const useMailFile = (id: string | undefined, revision: string | undefined): MailFile | null | undefined => {
  const [known, setKnown] = useState<{ id: string; file: MailFile | null; asked: string | undefined }>()
  const isKnown = known?.id === id && known?.asked === revision
  useEffect(() => {
    if (id === undefined || isKnown) return
    return whileCurrent((isCurrent) => {
      ask(askMailFile, { id }).then(
        (file) => isCurrent() && setKnown({ id, file, asked: revision }),
        // The list says that nobody can be reached, and asks again.
        () => undefined,
      )
    })
  }, [id, revision, isKnown])
  return known?.id === id ? known?.file : undefined
}
