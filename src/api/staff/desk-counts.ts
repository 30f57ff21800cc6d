import { and, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import { demoRequests } from '../db/schema/demo-requests.ts'
import { letters } from '../db/schema/letters.ts'
import { listingChanges } from '../db/schema/listing-changes.ts'
import { orders } from '../db/schema/orders.ts'
import { receivedMails } from '../db/schema/received-mails.ts'
import { refunds } from '../db/schema/refunds.ts'
import { returns } from '../db/schema/returns.ts'
import { submissions } from '../db/schema/submissions.ts'
import { warrantyRequests } from '../db/schema/warranty-requests.ts'
import { isDead } from '../mail/dead-letters.ts'
import { countRunningOut } from './stock/count-stock.ts'

/** How much waits for staff, room by room. */
export interface DeskCounts {
  /** To be packed, sent, handed over; or on the way back. */
  readonly orders: number
  /** Somebody waits for our word, and it was not put off. */
  readonly inbox: number
  /** Mail that nobody could place; in the inbox's number, too. */
  readonly mail: number
  /** Put off until later. */
  readonly later: number
  /** Nobody is asked, and staff find somebody. */
  readonly demos: number
  /** Applications, changes of listings, warranty requests. */
  readonly dealers: number
  /** Kinds of goods that are running out. */
  readonly stock: number
  /** Letters that nobody will try again by itself and that nobody has given up, and refunds that the gateway does not take. */
  readonly trouble: number
}

const many = (table: PgTable, where: SQL | undefined): SQL<string> =>
  sql<string>`(select count(*) from ${table} where ${where ?? sql`true`})`

/** Somebody waits for our word, whether that was put off or not. */
const waits = and(isNotNull(submissions.waitingSince), isNull(submissions.mergedInto))

export const countDesk = async (db: Db, now: Date): Promise<DeskCounts> => {
  const isNow = or(isNull(submissions.laterUntil), lte(submissions.laterUntil, now))
  const counted = {
    toDo: many(orders, inArray(orders.state, ['paid', 'packed', 'ready'])),
    back: many(returns, isNull(returns.settledAt)),
    inbox: many(submissions, and(waits, isNow)),
    strays: many(receivedMails, eq(receivedMails.state, 'stray')),
    later: many(submissions, and(waits, gt(submissions.laterUntil, now))),
    demos: many(demoRequests, eq(demoRequests.state, 'with-staff')),
    applications: many(submissions, and(waits, isNow, eq(submissions.form, 'become-a-dealer'))),
    changes: many(listingChanges, eq(listingChanges.state, 'waiting')),
    warranties: many(warrantyRequests, eq(warrantyRequests.state, 'waiting')),
    dead: many(letters, isDead(db)),
    failed: many(refunds, eq(refunds.state, 'failed')),
  }
  const runningOut = await countRunningOut(db, now)
  // All in one question: whoever is at the desk asks it every few seconds.
  const [row] = await db.select(counted).from(sql`(select 1) as nothing`)
  const of = (name: keyof typeof counted): number => Number(row?.[name] ?? 0)
  return {
    orders: of('toDo') + of('back'),
    inbox: of('inbox') + of('strays'),
    mail: of('strays'),
    later: of('later'),
    demos: of('demos'),
    dealers: of('applications') + of('changes') + of('warranties'),
    stock: runningOut,
    trouble: of('dead') + of('failed'),
  }
}
