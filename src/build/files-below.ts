import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Answers which files are there from one listing of each folder: thousands of single questions take longer. */
export const filesBelow = (directory: string): ((file: string) => boolean) => {
  const folders = new Map<string, ReadonlySet<string>>()
  const namesIn = (folder: string): ReadonlySet<string> => {
    const known = folders.get(folder) ?? new Set(listed(path.join(directory, folder)))
    folders.set(folder, known)
    return known
  }
  return (file) => namesIn(path.dirname(file)).has(path.basename(file))
}

const listed = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
