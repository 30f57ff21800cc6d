import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'

// Any number does, as long as every server knows it.
const rolesLock = 7_461_205

/** Whoever decides who is on the staff comes one after the other: rows that are held in two orders would have two wait for each other. */
export const lockRoles = async (unit: Db): Promise<void> => {
  await unit.execute(sql`select pg_advisory_xact_lock(${rolesLock})`)
}
