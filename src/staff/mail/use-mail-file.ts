import { ask } from '../ask.ts'
import { askMailFile } from '../operations/mail/ask-mail-file.ts'
import type { MailFile } from '../operations/mail/mail-answers.ts'
import { useFile } from '../parts/use-file.ts'

/** All of one mail; undefined until it is there, null where there is none. Asked for again when its revision in the list is another. */
export const useMailFile = (id: string | undefined, revision: string | undefined): MailFile | null | undefined => {
  const [file] = useFile({ of: id, version: revision, askFor: (of) => ask(askMailFile, { id: of }) })
  return file
}
