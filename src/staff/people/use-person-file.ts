import { ask } from '../ask.ts'
import { askPerson } from '../operations/people/ask-person.ts'
import type { PersonFile } from '../operations/people/person-answers.ts'
import { useFile } from '../parts/use-file.ts'

/** All of somebody; undefined until it is there, null where there is nobody like that. Asked for again when the list was: both say the same. */
export const usePersonFile = (id: string | undefined, asOf: Date | undefined) => {
  const [file, show] = useFile({ of: id, version: asOf, askFor: (of) => ask(askPerson, { id: of }) })
  return [file, (changed: PersonFile) => show(changed.person.id, changed)] as const
}
