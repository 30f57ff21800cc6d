import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { submissions } from './submissions.ts'

/** A file that came with a mail: kept, or why not. */
export interface ReceivedAttachment {
  readonly name: string
  readonly bytes: number
  readonly upload?: string
  readonly refused?: string
}

/** Mail that has come in, each once however often it is delivered. */
export const receivedMails = pgTable(
  'received_mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The sender's name for it; a digest of it where it has none. */
    messageId: text().notNull(),
    /** As its header says, which proves nothing. */
    from: text().notNull(),
    /** What the server that took it in says of that; mail from before this was kept says nothing. */
    verdict: text({ enum: ['vouched', 'forged', 'unsaid'] })
      .notNull()
      .default('unsaid'),
    name: text().notNull(),
    subject: text().notNull(),
    /** What was newly written, without what it quotes. */
    words: text().notNull(),
    attachments: jsonb().$type<ReceivedAttachment[]>().notNull().default([]),
    /** What it answers; gone with it when personal data is due to go. */
    submission: uuid().references(() => submissions.id, { onDelete: 'cascade' }),
    /** `stray`: nobody can tell what it is about, so staff do. `automatic`: a machine's answer, kept and told to nobody. */
    state: text({ enum: ['threaded', 'stray', 'automatic', 'discarded'] }).notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('received_mails_once').on(table.messageId),
    index('received_mails_submission').on(table.submission),
    index('received_mails_stray').on(table.at).where(sql`${table.state} = 'stray'`),
    index('received_mails_at').on(table.at),
    check('received_mails_verdict', sql`${table.verdict} in ('vouched', 'forged', 'unsaid')`),
    check('received_mails_state', sql`${table.state} in ('threaded', 'stray', 'automatic', 'discarded')`),
  ],
)
