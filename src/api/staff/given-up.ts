import { and, eq, notExists, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { staffActs } from '../db/schema/staff-acts.ts'

/** Somebody has given it up: that is on record, and what is there says that it is not to come back. */
export const giveUpAct = 'give up'

/** Of a letter or a job, by its id as text. */
export const isNotGivenUp = (db: Db, subject: 'letter' | 'job', id: SQL): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(staffActs)
      .where(and(eq(staffActs.subject, subject), eq(staffActs.act, giveUpAct), sql`${staffActs.of} = ${id}`)),
  )
