import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'
import { backInStockRequests } from './schema/back-in-stock-requests.ts'
import { caseMessages } from './schema/case-messages.ts'
import { caseNotes } from './schema/case-notes.ts'
import { dealerTerms } from './schema/dealer-terms.ts'
import { dealers } from './schema/dealers.ts'
import { demoBookings } from './schema/demo-bookings.ts'
import { demoAsks, demoRequests } from './schema/demo-requests.ts'
import { identityAccounts } from './schema/identity-accounts.ts'
import { identityPasskeys } from './schema/identity-passkeys.ts'
import { identityRecoveryCodes } from './schema/identity-recovery-codes.ts'
import { invoices } from './schema/invoices.ts'
import { letters } from './schema/letters.ts'
import { listingChanges } from './schema/listing-changes.ts'
import { orderEvents, orderLines, orders } from './schema/orders.ts'
import { paymentCustomers } from './schema/payment-customers.ts'
import { people } from './schema/people.ts'
import { personAddresses } from './schema/person-addresses.ts'
import { personPools } from './schema/person-pools.ts'
import { personSignIns } from './schema/person-sign-ins.ts'
import { codeUses, promotionCodes } from './schema/promotion-codes.ts'
import { receivedMails } from './schema/received-mails.ts'
import { refunds } from './schema/refunds.ts'
import { registeredProducts } from './schema/registered-products.ts'
import { returns } from './schema/returns.ts'
import { roleChanges } from './schema/role-changes.ts'
import { secrets } from './schema/secrets.ts'
import { serviceReminders } from './schema/service-reminders.ts'
import { staffActs } from './schema/staff-acts.ts'
import { stock, stockHolds, stockLedger } from './schema/stock.ts'
import { submissions } from './schema/submissions.ts'
import { uploads } from './schema/uploads.ts'
import { warrantyRequests } from './schema/warranty-requests.ts'

/**
 * What is worth keeping, each table after those it points to. Counts of rate limits are forgotten within a day; the bytes of uploads are
 * in the file store, which is copied by itself. Who was signed in signs in again.
 */
const kept: readonly PgTable[] = [
  secrets,
  ...[dealers, identityAccounts, identityPasskeys, identityRecoveryCodes],
  ...[people, personSignIns, personAddresses, personPools, paymentCustomers, roleChanges],
  ...[stock, promotionCodes, orders, orderLines, orderEvents, codeUses, stockHolds, stockLedger],
  ...[refunds, returns, invoices, backInStockRequests],
  ...[submissions, demoBookings, demoRequests, demoAsks, registeredProducts, serviceReminders, letters],
  ...[receivedMails, caseMessages, caseNotes],
  ...[listingChanges, warrantyRequests, uploads, dealerTerms, staffActs],
]

/** What a server fills by itself as soon as it has run, with what a dump is to replace. */
const replaced: readonly PgTable[] = [stockLedger, stock, promotionCodes]

/** Links in letters are signed with these, and are to work whatever happens. All others are made anew. */
const linkSecrets = ['demo links', 'unsubscribe', 'order-keys']

/** Those of other periods have it behind a stroke. */
const isLinkSecret = sql`split_part(name, '/', 1) in ${linkSecrets}`

/** Whose rows are numbered: the next one counts on from those that were restored. */
const numbered: readonly PgTable[] = [roleChanges, staffActs, orderEvents, stockLedger]

const batch = 500

/** By a cursor, so that neither side holds all of a large table. */
const rowsOf = async function* (db: Db, table: PgTable): AsyncGenerator<string> {
  // What others were merged into comes before those.
  const order = table === submissions ? sql` order by each.merged_into nulls first` : sql``
  const which = table === secrets ? sql` where ${isLinkSecret}` : sql``
  await db.execute(
    sql`declare each_row cursor for select row_to_json(each)::text as line from ${table} as each${which}${order}`,
  )
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
      const { rows } = await unit.execute<{ last: string | number }>(sql`select last_value as last from order_running`)
      await write(JSON.stringify({ orders: Number(rows[0]?.last) }))
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/** Of dealers a database has content's as soon as a server has run on it. Who is there already is not taken from the dump. */
const isEmpty = async (db: Db): Promise<boolean> => {
  const filled: readonly PgTable[] = [dealers, secrets, ...replaced]
  for (const table of kept) if (!filled.includes(table) && (await db.$count(table)) > 0) return false
  return true
}

/** Makes room for what is to be replaced. */
const clear = async (db: Db, table: PgTable): Promise<void> => {
  if (table === secrets) await db.delete(secrets).where(isLinkSecret)
  // The ledger names what is in stock, and follows it.
  if (table === stock) await db.delete(stockLedger)
  if (replaced.includes(table)) await db.delete(table)
}

const countOn = async (db: Db, table: PgTable): Promise<void> => {
  const name = getTableName(table)
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select coalesce(max(id), 0) + 1 from ${table}), false)`,
  )
}

/** The last number of an order that was given out, where a line says it. */
const runningIn = (line: string): number | undefined => {
  const { orders: running } = JSON.parse(line)
  return typeof running === 'number' ? running : undefined
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
        await clear(unit, table)
      } else if (line.startsWith('{"orders":')) {
        const running = runningIn(line)
        if (running !== undefined) await unit.execute(sql`select setval('order_running', ${running}::bigint)`)
      } else if (line !== '') rows.push(line)
      if (rows.length >= batch) await flush()
    }
    await flush()
    for (const each of numbered) await countOn(unit, each)
    const waiting = await unit.select({ id: letters.id }).from(letters).where(sql`${letters.state} = 'queued'`)
    return { ok: true, letters: waiting.map(({ id }) => id) }
  })
