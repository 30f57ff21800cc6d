import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { migrationsFolder, type OpenedDatabase } from './database.ts'
import { databaseTrouble } from './database-trouble.ts'
import { openPostgresDatabase, type PostgresUse } from './postgres-database.ts'

export interface DatabaseSettings extends PostgresUse {
  /** Of a PostgreSQL; absent means the embedded one. */
  readonly url?: string
  /** Where the embedded one keeps its data. */
  readonly directory: string
  readonly cacheDirectory: string
}

/** Named for the migrations that are in it: one of other tables is none. */
export const emptySnapshot = (cacheDirectory: string): string => {
  const hash = createHash('sha256')
  for (const name of readdirSync(migrationsFolder).toSorted())
    if (name.endsWith('.sql')) hash.update(readFileSync(path.join(migrationsFolder, name)))
  return path.join(cacheDirectory, `empty-database-${hash.digest('hex').slice(0, 12)}.tar.gz`)
}

export const openDatabase = async (
  { url, directory, cacheDirectory, ...use }: DatabaseSettings,
  onLostConnection: (error: Error) => void,
): Promise<OpenedDatabase> => {
  if (url === undefined) {
    // Large, and of no use to anybody who has a PostgreSQL.
    const { openEmbeddedDatabase } = await import('./embedded-database.ts')
    return openEmbeddedDatabase({ directory, snapshot: emptySnapshot(cacheDirectory) })
  }
  try {
    return { ok: true, database: await openPostgresDatabase({ url, onLostConnection, ...use }) }
  } catch (error) {
    const trouble = databaseTrouble(error)
    if (trouble === undefined) throw error
    return { ok: false, message: `The database at DATABASE_URL cannot be used: ${trouble}` }
  }
}
