import type { ArrivedMail } from './arrived-mail.ts'
import { newWords } from './new-words.ts'
import { readMail } from './read-mail.ts'

/** Of the rest it is said that there were more. */
const mostFiles = 20

/** What the thread that reads mail is given. */
export interface MailTask {
  readonly raw: Uint8Array
  readonly receiver: string | undefined
  readonly isHeadEnough: boolean
}

export type MailAnswer =
  | { readonly ok: true; readonly mail: ArrivedMail }
  /** Of the log: what went wrong, and nothing that is in the mail. */
  | { readonly ok: false; readonly reason: string }

/** All that takes long about a mail: what it is made of, and what is new in it. */
export const takeApart = async ({ raw, receiver, isHeadEnough }: MailTask): Promise<ArrivedMail> => {
  const { text, files, ...mail } = await readMail(raw, receiver, isHeadEnough)
  return {
    ...mail,
    words: newWords(text),
    // Each with memory of its own, which changes hands: what is a part of something else would take that along.
    files: files.slice(0, mostFiles).map((file) => ({ ...file, content: new Uint8Array(file.content) })),
    moreFiles: Math.max(0, files.length - mostFiles),
  }
}
