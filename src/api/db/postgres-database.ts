import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { makeJobTables } from '../jobs/job-tables.ts'
import { type Database, migrationsFolder, type StatementRunner } from './database.ts'
import { checkPostgres } from './postgres-check.ts'
import { databaseOver } from './postgres-transactions.ts'

export interface PostgresUse {
  /** Somebody else sees to it that the tables are there: nothing is migrated. */
  isPrepared?: boolean
  /** At most so many connections. */
  connections?: number
}

interface Options extends PostgresUse {
  url: string
  /** Hears of connections that break; the pool makes new ones. */
  onLostConnection: (error: Error) => void
}

// Any number does, as long as every server knows it.
const migrationLock = 7_461_203

/** Several servers may start at once: one migrates, the others wait for it. */
const migrateAlone = async (pool: pg.Pool, statements: StatementRunner): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    try {
      // Side by side: they have nothing to do with each other, and of a first start they are the longest part.
      await Promise.all([migrate(drizzle(client), { migrationsFolder }), makeJobTables(statements)])
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock])
    }
  } finally {
    client.release()
  }
}

export const openPostgresDatabase = async (options: Options): Promise<Database> => {
  const { url, onLostConnection, isPrepared = false, connections = 10 } = options
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'poolwright',
    max: connections,
    connectionTimeoutMillis: 3000,
    statement_timeout: 10_000,
    // For a server that does not even say that it took too long.
    query_timeout: 15_000,
    keepAlive: true,
  })
  // The pool listens to connections that nobody uses. One that breaks in somebody's hands would end the process: their statement
  // fails and tells them, and the pool makes another.
  pool.on('connect', (client) => client.on('error', onLostConnection))
  pool.on('error', () => undefined)
  const statements: StatementRunner = { executeSql: (text, values) => pool.query(text, values) }
  try {
    if (!isPrepared) await migrateAlone(pool, statements)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    db: databaseOver(pool),
    statements,
    check: () => checkPostgres(url),
    close: () => pool.end(),
  }
}
