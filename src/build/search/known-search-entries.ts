import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import { type SearchEntry, searchFile } from '../../site/features/search/search-entry.ts'

// Only the outside is looked at: the files are ours, of the build that left the pages as they are.
const schema = v.object({
  entries: v.array(v.custom<SearchEntry>((entry) => typeof entry === 'object' && entry !== null && 'path' in entry)),
})

const entriesIn = (file: string): SearchEntry[] => {
  try {
    return existsSync(file) ? v.parse(schema, JSON.parse(readFileSync(file, 'utf8'))).entries : []
  } catch {
    return []
  }
}

/** What the last build had to say of pages that are still the same: it need not be worked out again. */
export const knownSearchEntries = (
  siteDirectory: string,
  isUnchanged: (path: string) => boolean,
): Map<string, SearchEntry> =>
  new Map(
    editionCodes
      .flatMap((code) => entriesIn(path.join(siteDirectory, searchFile(code))))
      .filter((entry) => isUnchanged(entry.path))
      .map((entry) => [entry.path, entry]),
  )
