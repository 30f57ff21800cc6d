import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { receivedMails } from '../../db/schema/received-mails.ts'
import { revisionOf } from '../revision.ts'

export type MailRow = typeof receivedMails.$inferSelect

export interface ListedMail {
  readonly row: MailRow
  readonly revision: string
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const byId = (db: Db, id: string) =>
  db
    .select({ row: receivedMails, revision: revisionOf(receivedMails) })
    .from(receivedMails)
    .where(eq(receivedMails.id, id))

/** A mail as it is now; undefined where there is none, or nobody could have that id. */
export const receivedMail = async (db: Db, id: string): Promise<ListedMail | undefined> =>
  uuid.test(id) ? (await byId(db, id))[0] : undefined

/** Nobody else changes it until the transaction is over. */
export const lockMail = async (unit: Db, id: string): Promise<ListedMail | undefined> =>
  uuid.test(id) ? (await byId(unit, id).for('update'))[0] : undefined
