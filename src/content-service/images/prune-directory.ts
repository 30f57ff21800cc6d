import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

export interface DirectoryLimits {
  maxBytes: number
  maxFiles: number
}

/** The end of the name of a file that is still being written. */
export const unfinished = '.part'
/** An unfinished file this old was left behind by a process that died. */
const abandonedAfter = 60 * 60 * 1000

/**
 * Deletes the files that were used longest ago until the directory is within its limits. The directory itself is the
 * record: several processes may share it, and files may come and go meanwhile.
 */
export const pruneDirectory = async (directory: string, limits: DirectoryLimits, now: number): Promise<void> => {
  const files = await listFiles(directory)
  const abandoned = files.filter(({ name, usedAt }) => name.endsWith(unfinished) && now - usedAt > abandonedAfter)
  const kept = files.filter(({ name }) => !name.endsWith(unfinished)).sort((one, other) => other.usedAt - one.usedAt)
  let bytes = 0
  const surplus = kept.filter(({ size }, index) => {
    bytes += size
    return bytes > limits.maxBytes || index >= limits.maxFiles
  })
  for (const { name } of [...abandoned, ...surplus]) await rm(join(directory, name), { force: true })
}

interface UsedFile {
  name: string
  size: number
  usedAt: number
}

const listFiles = async (directory: string): Promise<UsedFile[]> => {
  const entries = await readdir(directory, { withFileTypes: true })
  const files: UsedFile[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    // Another process may have deleted it since it was listed.
    const found = await stat(join(directory, entry.name)).catch(() => undefined)
    if (found) files.push({ name: entry.name, size: found.size, usedAt: found.mtimeMs })
  }
  return files
}
