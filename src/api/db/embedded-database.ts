import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import { migrationsFolder, type OpenedDatabase } from './database.ts'
import { takeProcessLock } from './process-lock.ts'

interface Options {
  /** Everything the database keeps. */
  directory: string
  /** An empty database to begin with; making one takes seconds, unpacking it does not. */
  snapshot: string
}

const begun = (directory: string): boolean => existsSync(path.join(directory, 'PG_VERSION'))

const firstContent = (snapshot: string) =>
  existsSync(snapshot) ? { loadDataDir: new Blob([readFileSync(snapshot)]) } : {}

/** PostgreSQL inside this process. It has no lock of its own against a second one, which would spoil the data. */
export const openEmbeddedDatabase = async ({ directory, snapshot }: Options): Promise<OpenedDatabase> => {
  const lock = takeProcessLock(`${directory}.in-use`)
  if (!lock.ok) {
    const message = `Another Poolwright (process ${lock.holder}) uses the data in ${directory}. Stop it, or set DATABASE_URL to a PostgreSQL that several may use.`
    return { ok: false, message }
  }
  const client = await PGlite.create(directory, begun(directory) ? {} : firstContent(snapshot))
  const db = drizzle(client, { casing: 'snake_case' })
  await migrate(db, { migrationsFolder })
  const close = async () => {
    await client.close()
    lock.release()
  }
  return { ok: true, database: { db, statements: fromPglite(client), check: async () => undefined, close } }
}
