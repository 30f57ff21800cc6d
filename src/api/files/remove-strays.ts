import { inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { uploads } from '../db/schema/uploads.ts'
import { type FileKey, keyBeginnings } from './file-key.ts'
import type { FileStore } from './file-store.ts'
import { hour, type Removal, unclaimedHours } from './remove-unclaimed.ts'

const batch = 500

/** More than this many, and more than are known, is no stray: it is the wrong database. */
const mostStrays = 20

const knownOf = async (db: Db, keys: readonly FileKey[]): Promise<Set<string>> => {
  const known = new Set<string>()
  for (let at = 0; at < keys.length; at += batch) {
    const some = keys.slice(at, at + batch)
    const rows = await db.select({ key: uploads.key }).from(uploads).where(inArray(uploads.key, some))
    for (const { key } of rows) known.add(key)
  }
  return known
}

/**
 * Removes bytes that the database does not know: of a process that ended between storing a file and noting it. Only what is old, since
 * a file is stored a moment before it is noted.
 */
export const removeStrays = async (db: Db, store: FileStore, now: Date): Promise<Removal> => {
  const before = new Date(now.getTime() - unclaimedHours * hour)
  const strays: FileKey[] = []
  let known = 0
  for (const beginning of keyBeginnings) {
    const listed = await store.list(beginning)
    if (!listed.ok) return { removed: 0, trouble: listed.reason }
    const old = listed.files.filter(({ writtenAt }) => writtenAt < before).map(({ key }) => key)
    const knownKeys = await knownOf(db, old)
    known += knownKeys.size
    strays.push(...old.filter((key) => !knownKeys.has(key)))
  }
  if (strays.length > Math.max(mostStrays, known)) {
    const trouble = `Of ${strays.length + known} files in the store the database knows ${known}: is it the right one?`
    return { removed: 0, trouble }
  }
  let removed = 0
  for (const key of strays) {
    const result = await store.remove(key)
    if (!result.ok) return { removed, trouble: result.reason }
    removed += 1
  }
  return { removed }
}
