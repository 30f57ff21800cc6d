import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import { fullDiskAdvice, isDiskFull } from '../../config/full-disk.ts'
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

const isEmpty = (directory: string): boolean => !existsSync(directory) || readdirSync(directory).length === 0

const openClient = async ({ directory, snapshot }: Options): Promise<PGlite> => {
  if (begun(directory)) return PGlite.create(directory)
  const isOurs = isEmpty(directory)
  try {
    return await PGlite.create(directory, firstContent(snapshot))
  } catch (error) {
    // Half a database would be taken for a whole one by the next start.
    if (isOurs) rmSync(directory, { recursive: true, force: true })
    throw error
  }
}

/** PostgreSQL inside this process. It has no lock of its own against a second one, which would spoil the data. */
const openAlone = async (options: Options): Promise<OpenedDatabase> => {
  const { directory } = options
  const lock = takeProcessLock(`${directory}.in-use`)
  if (!lock.ok) {
    const message = `Another Poolwright (process ${lock.holder}) uses the data in ${directory}. Stop it, or set DATABASE_URL to a PostgreSQL that several may use.`
    return { ok: false, message }
  }
  const client = await openClient(options).catch((error: unknown) => {
    lock.release()
    throw error
  })
  const db = drizzle(client, { casing: 'snake_case' })
  await migrate(db, { migrationsFolder })
  const close = async () => {
    await client.close()
    lock.release()
  }
  return { ok: true, database: { db, statements: fromPglite(client), check: async () => undefined, close } }
}

export const openEmbeddedDatabase = async (options: Options): Promise<OpenedDatabase> => {
  try {
    return await openAlone(options)
  } catch (error) {
    if (!isDiskFull(error)) throw error
    return { ok: false, message: fullDiskAdvice(`the database in ${options.directory}`, ['DATA_DIRECTORY']) }
  }
}
