import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

interface RowsOf<Row> {
  rows: Row[]
}

/** What both engines answer to a statement. */
interface Rows extends PgQueryResultHKT {
  type: RowsOf<this['row']>
}

/** Either engine, or a transaction on one: what everything that reads and writes takes. */
export type Db = PgDatabase<Rows>

/** How the job queue speaks to the database: plain statements. */
export interface StatementRunner {
  // biome-ignore lint/suspicious/noExplicitAny: rows of any statement, as the job queue wants them
  executeSql(text: string, values?: unknown[]): Promise<{ rows: any[] }>
}

export interface Database {
  readonly db: Db
  readonly statements: StatementRunner
  /** Why it cannot take anything just now; undefined when it can. */
  check(): Promise<string | undefined>
  close(): Promise<void>
}

export type OpenedDatabase = { ok: true; database: Database } | { ok: false; message: string }

/** Beside this file; the bundled server has a copy beside it too. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
