import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as v from 'valibot'
import { isGroup } from './inspect-fields.ts'

/** What was made of each file, good as long as the file's size and time of change stay the same. */
export interface FileCache<Value> {
  get(path: string, size: number, modified: number): Value | undefined
  set(path: string, size: number, modified: number, value: Value): void
  /** Forgets files that no longer exist and writes what is left, if anything changed. */
  save(existing: ReadonlySet<string>): Promise<void>
}

// Only the outside is looked at: the file is ours, and its thousands of values are written under the same version.
const fileSchema = v.object({ version: v.string(), files: v.custom<Record<string, Kept>>(isGroup) })

type Kept = readonly [size: number, modified: number, value: unknown]

/** `Value` must be plain JSON data. A missing, torn or outdated cache file counts as empty. */
export const openFileCache = async <Value>(path: string | undefined, version: string): Promise<FileCache<Value>> => {
  const files = new Map<string, readonly [size: number, modified: number, value: Value]>()
  if (path) {
    for (const [name, [size, modified, value]] of await readCacheFile(path, version)) {
      files.set(name, [size, modified, value as Value])
    }
  }
  let changed = false
  return {
    get(name, size, modified) {
      const known = files.get(name)
      return known && known[0] === size && known[1] === modified ? known[2] : undefined
    },
    set(name, size, modified, value) {
      files.set(name, [size, modified, value])
      changed = true
    },
    async save(existing) {
      for (const name of files.keys()) {
        if (existing.has(name)) continue
        files.delete(name)
        changed = true
      }
      if (!changed || !path) return
      changed = false
      await mkdir(dirname(path), { recursive: true })
      const temporary = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
      await writeFile(temporary, JSON.stringify({ version, files: Object.fromEntries(files) }))
      await rename(temporary, path)
    },
  }
}

const readCacheFile = async (path: string, version: string) => {
  try {
    const file: unknown = JSON.parse(await readFile(path, 'utf8'))
    const parsed = v.safeParse(fileSchema, file)
    return parsed.success && parsed.output.version === version ? Object.entries(parsed.output.files) : []
  } catch {
    return []
  }
}
