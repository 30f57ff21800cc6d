import { useEffect, useState } from 'react'
import { whileCurrent } from '../../site/state/while-current.ts'
import { ask } from '../ask.ts'
import { askPerson } from '../operations/people/ask-person.ts'
import type { PersonFile } from '../operations/people/person-answers.ts'

/** All of somebody; undefined until it is there, null where there is nobody like that. `asOf`: asked for again when the list was. */
export const usePersonFile = (id: string | undefined, asOf: Date | undefined) => {
  const [known, setKnown] = useState<{ id: string; file: PersonFile | null }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the list, so that both say the same
  useEffect(() => {
    if (id === undefined) return
    return whileCurrent((isCurrent) => {
      ask(askPerson, { id }).then(
        (file) => isCurrent() && setKnown({ id, file }),
        // The list says that nobody can be reached, and asks again.
        () => undefined,
      )
    })
  }, [id, asOf])
  const show = (file: PersonFile) => setKnown({ id: file.person.id, file })
  return [known?.id === id ? known?.file : undefined, show] as const
}
