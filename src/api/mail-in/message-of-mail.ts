import { createHash } from 'node:crypto'
import type { Db } from '../db/database.ts'
import type { receivedMails } from '../db/schema/received-mails.ts'
import { takeMessage } from '../submissions/take-message.ts'

type Mail = Pick<typeof receivedMails.$inferSelect, 'id' | 'messageId' | 'from' | 'name' | 'words' | 'attachments'>

/** A message says something, if only what came with it. */
export const wordsOfMail = ({ words, attachments }: Pick<Mail, 'words' | 'attachments'>): string => {
  if (words !== '') return words
  return attachments.length === 0 ? '(An empty mail.)' : '(No words, only files.)'
}

/** A mail becomes what the customer says about what they sent. */
export const takeMail = (unit: Db, submission: string, mail: Mail, at: Date) =>
  takeMessage(
    unit,
    {
      submission,
      from: 'customer',
      name: mail.name || mail.from,
      words: wordsOfMail(mail),
      key: createHash('sha256').update(mail.messageId).digest('base64url'),
      via: 'mail',
      mail: mail.id,
    },
    at,
  )
