import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { KeptPurpose } from '../../../domain/forms/upload-limits.ts'
import type { KeptType } from '../../../domain/forms/upload-types.ts'
import { submissions } from './submissions.ts'
import { warrantyRequests } from './warranty-requests.ts'

/** Visitors' files. Of each there are bytes in the store for as long as it stands here: bytes go first, then the row. */
export const uploads = pgTable(
  'uploads',
  {
    /** What the browser holds it by: random, so that nobody can claim a file of somebody else. */
    id: uuid().primaryKey().defaultRandom(),
    purpose: text().$type<KeptPurpose>().notNull(),
    /** Where it lies in the store. */
    key: text().notNull().unique('uploads_key'),
    /** As stored, by its content. */
    mediaType: text().$type<KeptType>().notNull(),
    bytes: integer().notNull(),
    /** What its sender calls it, to show and for nothing else. */
    name: text(),
    /** A digest, until it belongs to a submission: so much may wait from one sender. */
    sender: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When a submission is forgotten its files belong to nobody, and go as such. */
    submission: uuid().references(() => submissions.id, { onDelete: 'set null' }),
    /** The same of a request by a dealer: staff see it, and no dealer. */
    warrantyRequest: uuid().references(() => warrantyRequests.id, { onDelete: 'set null' }),
    /** From here on nobody can claim it, and its bytes may be gone. */
    discardedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('uploads_submission').on(table.submission),
    index('uploads_warranty_request').on(table.warrantyRequest),
    index('uploads_unclaimed').on(table.createdAt).where(sql`${table.submission} is null`),
    index('uploads_sender').on(table.sender).where(sql`${table.submission} is null`),
    check('uploads_purpose', sql`${table.purpose} in ('receipt', 'photos', 'cv', 'mail')`),
  ],
)
