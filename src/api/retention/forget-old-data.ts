import type { Retention } from '../../domain/retention/usual-retention.ts'
import type { Db } from '../db/database.ts'
import { forgetCounts } from '../rate-limit/forget-counts.ts'
import { forgetAccountRecords } from './forget-account-records.ts'
import { forgetBackInStock } from './forget-back-in-stock.ts'
import { forgetDeskRecords } from './forget-desk-records.ts'
import { forgetMails } from './forget-mails.ts'
import { forgetOrders } from './forget-orders.ts'
import { forgetSubmissions } from './forget-submissions.ts'

export interface Forgotten {
  submissions: number
  counts: number
  /** Paid long ago, or never. */
  orders: number
  /** Who wanted to hear that something is back. */
  backInStock: number
  /** Letters about accounts, and sign-ins that are over. */
  accounts: number
  /** Mail that is about nothing somebody has sent. */
  mails: number
  /** What dealers asked, and what staff did. */
  desk: number
}

/** Deletes what is no longer needed. Says how much that was. */
export const forgetOldData = async (db: Db, retention: Retention, now: Date): Promise<Forgotten> => ({
  submissions: await forgetSubmissions(db, retention, now),
  counts: await forgetCounts(db, now),
  orders: await forgetOrders(db, retention, now),
  backInStock: await forgetBackInStock(db, retention, now),
  accounts: await forgetAccountRecords(db, retention, now),
  mails: await forgetMails(db, retention, now),
  desk: await forgetDeskRecords(db, retention, now),
})
