import pg from 'pg'
import { databaseTrouble } from './database-trouble.ts'

const patience = 1000

/**
 * Why a PostgreSQL cannot take anything just now; undefined when it can. On a connection of its own: that all of the pool's are
 * busy does not mean that the database is away, and one that hangs must not hang this.
 */
export const checkPostgres = async (url: string): Promise<string | undefined> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'poolwright check',
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  })
  // Told by what fails below; without a listener it would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
    return rows[0]?.transaction_read_only === 'off' ? undefined : 'it only reads'
  } catch (error) {
    return databaseTrouble(error) ?? 'it does not answer as it should'
  } finally {
    // Nobody waits for a server that hangs to say goodbye.
    client.end().catch(() => undefined)
  }
}
