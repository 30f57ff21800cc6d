import type { OpenedDatabase } from './database.ts'
import { databaseTrouble } from './database-trouble.ts'
import { openPostgresDatabase, type PostgresUse } from './postgres-database.ts'
import { emptySnapshotFile } from './snapshot-file.ts'

export interface DatabaseSettings extends PostgresUse {
  /** Of a PostgreSQL; absent means the embedded one. */
  readonly url?: string
  /** Where the embedded one keeps its data. */
  readonly directory: string
  readonly cacheDirectory: string
}

/** Has it migrated before it answers: a PostgreSQL by one server at a time (unless `isPrepared`), the embedded one by whoever holds its folder. */
export const openDatabase = async (
  { url, directory, cacheDirectory, ...use }: DatabaseSettings,
  onLostConnection: (error: Error) => void,
): Promise<OpenedDatabase> => {
  if (url === undefined) {
    // Large, and of no use to anybody who has a PostgreSQL.
    const { openEmbeddedDatabase } = await import('./embedded-database.ts')
    return openEmbeddedDatabase({ directory, snapshot: emptySnapshotFile(cacheDirectory) })
  }
  try {
    return { ok: true, database: await openPostgresDatabase({ url, onLostConnection, ...use }) }
  } catch (error) {
    const trouble = databaseTrouble(error)
    if (trouble === undefined) throw error
    return { ok: false, message: `The database at DATABASE_URL cannot be used: ${trouble}` }
  }
}
