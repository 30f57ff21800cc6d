import type { Verdict } from './receivers-verdict.ts'

/** A file that came with a mail, as it is in there. */
export interface ArrivedFile {
  readonly name: string
  readonly content: Uint8Array
}

/** What a mail server says of a letter that it could not deliver. */
export interface Bounce {
  /** Whom it was for. */
  readonly recipient: string
  /** Of the letter, as its headers name it. */
  readonly messageIds: readonly string[]
  /** In the server's words. */
  readonly reason: string
}

/** A mail as it was taken apart. Nothing in it is believed: anybody writes any header. */
export interface ArrivedMail {
  /** The sender's name for it; a digest of it where it has none. */
  readonly messageId: string
  /** Of its bytes. */
  readonly digest: string
  /** An address in small letters; empty where there is none that can be answered. */
  readonly from: string
  readonly name: string
  readonly subject: string
  /** What is newly written in it. */
  readonly words: string
  /** Message-IDs of what it answers, the nearest first. */
  readonly answers: readonly string[]
  /** Reference numbers in its subject and behind a plus in the addresses that it came to. */
  readonly references: readonly string[]
  /** A machine has written it: an absence, a list, a failed delivery. */
  readonly isAutomatic: boolean
  /** The server that took it in says that it is not from where it says, or nobody can tell where that is. */
  readonly isForged: boolean
  /** What the same server says of its sender. Of what nobody has said anything of, that may be anybody. */
  readonly verdict: Verdict
  /** More could be read of it than its head. */
  readonly isWhole: boolean
  readonly bounce?: Bounce
  readonly files: readonly ArrivedFile[]
  /** So many came beside these. */
  readonly moreFiles: number
}
