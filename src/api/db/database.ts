import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Either engine, or a transaction on one: what everything that reads and writes takes. */
export type Db = PgDatabase<PgQueryResultHKT>

export interface Database {
  readonly db: Db
  close(): Promise<void>
}

export type OpenedDatabase = { ok: true; database: Database } | { ok: false; message: string }

/** Relative to the project, also for the bundled server, which is started from there. */
export const migrationsFolder = 'src/api/db/migrations'
