import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { migrationsFolder } from './database.ts'

/** Where an empty embedded database is kept. Named for the migrations that are in it: one of other tables is none. */
export const emptySnapshotFile = (cacheDirectory: string): string => {
  const hash = createHash('sha256')
  for (const name of readdirSync(migrationsFolder).toSorted())
    if (name.endsWith('.sql')) hash.update(readFileSync(path.join(migrationsFolder, name)))
  return path.join(cacheDirectory, `empty-database-${hash.digest('hex').slice(0, 12)}.tar.gz`)
}
