import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { EditionCode } from '../domain/edition/edition-code.ts'
import { unavailable } from './expected-error.ts'

interface PublishedFile<Value> {
  siteDirectory: string
  /** Within it. */
  fileOf: (edition: EditionCode) => string
  read: (text: string, edition: EditionCode) => Value
}

/** What was made of a file of the build, and is made anew when the build has changed it. Nothing while there is no such file. */
export const findPublished = <Value>({
  siteDirectory,
  fileOf,
  read,
}: PublishedFile<Value>): ((edition: EditionCode) => Value | undefined) => {
  const known = new Map<EditionCode, { changedAt: number; value: Value }>()
  return (edition) => {
    const file = path.join(siteDirectory, fileOf(edition))
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (changedAt === undefined) return undefined
    const before = known.get(edition)
    if (before?.changedAt === changedAt) return before.value
    const value = read(readFileSync(file, 'utf8'), edition)
    known.set(edition, { changedAt, value })
    // Tried again by whoever asks next.
    if (value instanceof Promise) value.catch(() => known.delete(edition))
    return value
  }
}

/** For what nothing can be done without. */
export const needPublished = <Value>(published: PublishedFile<Value>): ((edition: EditionCode) => Value) => {
  const find = findPublished(published)
  return (edition) => {
    const found = find(edition)
    if (found !== undefined) return found
    const file = path.join(published.siteDirectory, published.fileOf(edition))
    throw unavailable(new Error(`There is no ${file}: the site is not built`))
  }
}
