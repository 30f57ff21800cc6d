import type { ArrivedMail } from './arrived-mail.ts'
import { digestOf } from './mail-digest.ts'

/** What stands in the place of the words of a mail that could not be taken apart. */
export const unreadWords =
  '(This mail could not be read: it is made in a way that no mail program makes one. It is kept as it came. Ask its sender to write again.)'

/** A mail of which nothing could be read, not even who it is from. */
export const unreadMail = (raw: Uint8Array): ArrivedMail => {
  const digest = digestOf(raw)
  return {
    ...{ messageId: digest, digest, from: '', name: '', subject: '', words: unreadWords, answers: [], references: [] },
    ...{ isAutomatic: false, isForged: true, verdict: 'unsaid', isWhole: false, files: [], moreFiles: 0 },
  }
}
