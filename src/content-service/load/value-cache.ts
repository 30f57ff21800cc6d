import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { isGroup } from './inspect-fields.ts'

/** What was made of each thing, good as long as the thing bears the same stamp. */
export interface ValueCache<Value> {
  get(name: string, stamp: string): Value | undefined
  set(name: string, stamp: string, value: Value): void
  /** Forgets what is not named here and writes what changed. */
  save(existing: ReadonlySet<string>): void
}

/** One change writes one shelf, not everything. */
const shelfCount = 64

const shelfOf = (name: string): number => {
  let sum = 0
  for (let index = 0; index < name.length; index += 1) sum = (sum * 31 + name.charCodeAt(index)) | 0
  return Math.abs(sum) % shelfCount
}

type Kept = readonly [stamp: string, value: unknown]

// Only the outside is looked at: the files are ours, and their thousands of values are written under the same version.
const shelfSchema = v.object({ version: v.string(), values: v.custom<Record<string, Kept>>(isGroup) })

/** `Value` must be plain JSON data. Without a directory nothing is kept on disk; a missing, torn or outdated shelf is empty. */
export const openValueCache = <Value>(directory: string | undefined, version: string): ValueCache<Value> => {
  const shelves = Array.from({ length: shelfCount }, (_, shelf) => {
    const kept = directory === undefined ? [] : readShelf(shelfFile(directory, shelf), version)
    return new Map(kept.map(([name, [stamp, value]]) => [name, { stamp, value: value as Value }]))
  })
  const changed = new Set<number>()
  return {
    get(name, stamp) {
      const known = shelves[shelfOf(name)]?.get(name)
      return known?.stamp === stamp ? known.value : undefined
    },
    set(name, stamp, value) {
      const shelf = shelfOf(name)
      shelves[shelf]?.set(name, { stamp, value })
      changed.add(shelf)
    },
    save(existing) {
      for (const [shelf, values] of shelves.entries()) {
        for (const name of values.keys()) {
          if (existing.has(name)) continue
          values.delete(name)
          changed.add(shelf)
        }
        if (directory === undefined || !changed.has(shelf)) continue
        const kept = [...values].map(([name, { stamp, value }]): [string, Kept] => [name, [stamp, value]])
        writeShelf(directory, shelf, JSON.stringify({ version, values: Object.fromEntries(kept) }))
      }
      changed.clear()
    },
  }
}

const shelfFile = (directory: string, shelf: number): string => join(directory, `${shelf}.json`)

const readShelf = (file: string, version: string): [name: string, kept: Kept][] => {
  try {
    const parsed = v.safeParse(shelfSchema, JSON.parse(readFileSync(file, 'latin1')))
    return parsed.success && parsed.output.version === version ? Object.entries(parsed.output.values) : []
  } catch {
    return []
  }
}

/** Text of one byte a character is read back in about half the time. */
const inAscii = (json: string): string =>
  json.replaceAll(/[^\0-\x7f]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** In one step: whoever reads at the same time finds the old shelf or the new one. */
const writeShelf = (directory: string, shelf: number, text: string): void => {
  mkdirSync(directory, { recursive: true })
  const unfinished = join(directory, `${shelf}.${process.pid}.part`)
  try {
    writeFileSync(unfinished, inAscii(text), 'latin1')
    renameSync(unfinished, shelfFile(directory, shelf))
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}
