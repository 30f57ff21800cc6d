import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** Writes an empty embedded database in one file, for first starts to begin with. */
export const makeEmptySnapshot = async (file: string): Promise<void> => {
  const database = await PGlite.create()
  const content = await database.dumpDataDir('gzip')
  await database.close()
  mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, Buffer.from(await content.arrayBuffer()))
  renameSync(draft, file)
}
