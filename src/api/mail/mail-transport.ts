import type { MailMessage } from './mail-message.ts'

/** What became of a message. Servers like to repeat the recipient's address: answers and reasons do not belong in logs. */
export type SendResult =
  | { readonly state: 'sent'; readonly answer: string }
  /** Nothing is wrong with the message: try again. It may have arrived all the same, under the same Message-ID. */
  | { readonly state: 'later'; readonly reason: string }
  /** The server will not have this message for this recipient, however often it is asked. */
  | { readonly state: 'refused'; readonly reason: string }

export interface MailTransport {
  /** Never throws for what servers and networks do. */
  send(message: MailMessage): Promise<SendResult>
  /** Lets what is on its way arrive, then hangs up. */
  close(): Promise<void>
}
