import { ask } from '../ask.ts'
import { askCaseFile } from '../operations/inbox/ask-case-file.ts'
import type { CaseFile } from '../operations/inbox/case-answers.ts'
import { useFile } from '../parts/use-file.ts'

/** All of one case; undefined until it is there, null where there is none. Asked for again when its revision in the list is another. */
export const useCaseFile = (reference: string | undefined, revision: string | undefined) => {
  const [file, show] = useFile({
    of: reference,
    version: revision,
    askFor: (of) => ask(askCaseFile, { reference: of }),
    versionOf: (known) => known.revision,
  })
  return [file, (changed: CaseFile) => show(changed.sent.reference, changed)] as const
}
