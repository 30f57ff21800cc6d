import { and, isNull, lt } from 'drizzle-orm'
import type { Retention } from '../../domain/retention/usual-retention.ts'
import type { Db } from '../db/database.ts'
import { receivedMails } from '../db/schema/received-mails.ts'
import { removeMails } from '../mail-in/remove-mails.ts'
import { daysBefore } from './days-before.ts'

/** Mail that is about nothing somebody has sent, whatever staff thought of it. The rest goes with what it is about. */
export const forgetMails = (db: Db, retention: Retention, now: Date): Promise<number> => {
  const due = daysBefore(now, retention['en-au']['stray-mail'])
  return db.transaction((unit: Db) =>
    removeMails(unit, and(isNull(receivedMails.submission), lt(receivedMails.at, due)), now),
  )
}
