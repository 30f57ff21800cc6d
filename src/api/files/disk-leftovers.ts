import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { isMissing } from './disk-failure.ts'
import { partSuffix } from './disk-store.ts'

/**
 * Removes what a killed process left half written, and says how much that was. Only what is older than `before`: another
 * process may be writing.
 */
export const removeLeftovers = async (directory: string, before: Date): Promise<number> => {
  const names = await readdir(directory, { recursive: true }).catch((error) => {
    if (isMissing(error)) return []
    throw error
  })
  let removed = 0
  for (const name of names.filter((one) => one.endsWith(partSuffix))) {
    const place = path.join(directory, name)
    const found = await stat(place).catch(() => undefined)
    if (!found || found.mtime >= before) continue
    await rm(place, { force: true })
    removed += 1
  }
  return removed
}
