import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import { openJobs } from '../jobs/jobs.ts'
import { migrationsFolder } from './database.ts'

const removeOlder = (file: string): void => {
  const folder = path.dirname(file)
  for (const name of readdirSync(folder))
    if (/^empty-database.*\.tar\.gz$/.test(name) && name !== path.basename(file)) rmSync(path.join(folder, name))
}

/** Writes an empty embedded database in one file, with all its tables, for first starts to begin with. */
export const makeEmptySnapshot = async (file: string): Promise<void> => {
  const client = await PGlite.create()
  const db = drizzle(client, { casing: 'snake_case' })
  await migrate(db, { migrationsFolder })
  const database = { db, statements: fromPglite(client), check: async () => undefined, close: () => client.close() }
  const fail = (error: Error) => {
    throw error
  }
  const jobs = await openJobs({ database, queues: [], onError: fail, worksHere: false })
  await jobs.stop()
  const content = await client.dumpDataDir('gzip')
  await client.close()
  mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, Buffer.from(await content.arrayBuffer()))
  renameSync(draft, file)
  removeOlder(file)
}
