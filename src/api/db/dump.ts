import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'
import { caseMessages } from './schema/case-messages.ts'
import { dealers } from './schema/dealers.ts'
import { demoBookings } from './schema/demo-bookings.ts'
import { identityAccounts } from './schema/identity-accounts.ts'
import { identityPasskeys } from './schema/identity-passkeys.ts'
import { identityRecoveryCodes } from './schema/identity-recovery-codes.ts'
import { letters } from './schema/letters.ts'
import { paymentCustomers } from './schema/payment-customers.ts'
import { people } from './schema/people.ts'
import { personAddresses } from './schema/person-addresses.ts'
import { personPools } from './schema/person-pools.ts'
import { personSignIns } from './schema/person-sign-ins.ts'
import { registeredProducts } from './schema/registered-products.ts'
import { roleChanges } from './schema/role-changes.ts'
import { serviceReminders } from './schema/service-reminders.ts'
import { submissions } from './schema/submissions.ts'
import { uploads } from './schema/uploads.ts'

/**
 * What is worth keeping, each table after those it points to. Counts of rate limits are forgotten within a day; the bytes of uploads are
 * in the file store, which is copied by itself. Who was signed in signs in again.
 */
const kept: readonly PgTable[] = [
  ...[dealers, identityAccounts, identityPasskeys, identityRecoveryCodes],
  ...[people, personSignIns, personAddresses, personPools, paymentCustomers, roleChanges],
  ...[submissions, demoBookings, registeredProducts, caseMessages, serviceReminders, letters, uploads],
]

const batch = 500

/** By a cursor, so that neither side holds all of a large table. */
const rowsOf = async function* (db: Db, table: PgTable): AsyncGenerator<string> {
  await db.execute(sql`declare each_row cursor for select row_to_json(each)::text as line from ${table} as each`)
  for (;;) {
    const { rows } = await db.execute<{ line: string }>(sql.raw(`fetch ${batch} from each_row`))
    yield* rows.map(({ line }) => line)
    if (rows.length < batch) break
  }
  await db.execute(sql`close each_row`)
}

/** Everything in the database as lines of JSON: the name of a table, then its rows. Of one moment, whatever happens meanwhile. */
export const dumpDatabase = (db: Db, write: (line: string) => Promise<void>): Promise<void> =>
  db.transaction(
    async (unit) => {
      for (const table of kept) {
        await write(JSON.stringify({ table: getTableName(table) }))
        for await (const row of rowsOf(unit, table)) await write(row)
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/** Of dealers a database has content's as soon as a server has run on it. Who is there already is not taken from the dump. */
const isEmpty = async (db: Db): Promise<boolean> => {
  for (const table of kept) if (table !== dealers && (await db.$count(table)) > 0) return false
  return true
}

const insertRows = async (db: Db, table: PgTable, rows: readonly string[]): Promise<void> => {
  if (rows.length === 0) return
  const json = `[${rows.join(',')}]`
  const known = table === dealers ? sql`on conflict do nothing` : sql``
  await db.execute(
    sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${json}::json) ${known}`,
  )
}

const tableIn = (line: string): PgTable | undefined => {
  const { table } = JSON.parse(line)
  return kept.find((each) => getTableName(each) === table)
}

export type Restored = { ok: true; letters: string[] } | { ok: false; message: string }

/**
 * Fills an empty database from a dump, all of it or nothing. Jobs are not in a dump: the answer lists letters that were still to be
 * sent.
 */
export const restoreDatabase = (db: Db, lines: AsyncIterable<string>): Promise<Restored> =>
  db.transaction(async (unit): Promise<Restored> => {
    if (!(await isEmpty(unit)))
      return {
        ok: false,
        message: 'The database holds data already. Restore into an empty one, so that nothing is lost.',
      }
    let table: PgTable | undefined
    const rows: string[] = []
    const flush = async () => {
      if (table !== undefined) await insertRows(unit, table, rows.splice(0))
    }
    for await (const line of lines) {
      if (line.startsWith('{"table":')) {
        await flush()
        table = tableIn(line)
        if (table === undefined) throw new Error(`The dump has a table that this version does not know: ${line}`)
      } else if (line !== '') rows.push(line)
      if (rows.length >= batch) await flush()
    }
    await flush()
    // The next one counts on from those that were restored.
    await unit.execute(
      sql`select setval(pg_get_serial_sequence('role_changes', 'id'), (select coalesce(max(id), 0) + 1 from ${roleChanges}), false)`,
    )
    const waiting = await unit.select({ id: letters.id }).from(letters).where(sql`${letters.state} = 'queued'`)
    return { ok: true, letters: waiting.map(({ id }) => id) }
  })
