import { parseJson } from '../../state/parse-json.ts'
import { storedValue } from '../../state/stored-value.ts'

const most = 5

export interface RecentSearches {
  read(): string[]
  /** The newest first, each once. */
  add(query: string): void
  clear(): void
}

const parse = (text: string | null): string[] => {
  const found = parseJson(text)
  return Array.isArray(found) ? found.filter((each) => typeof each === 'string').slice(0, most) : []
}

/** What this visitor looked for, on this device only. */
export const createRecentSearches = (area: () => Storage): RecentSearches => {
  const stored = storedValue(area, 'recent-searches')
  const read = () => parse(stored.read())
  return {
    read,
    add(query) {
      const added = query.trim()
      if (added === '') return
      const others = read().filter((each) => each.toLowerCase() !== added.toLowerCase())
      stored.write(JSON.stringify([added, ...others].slice(0, most)))
    },
    clear: () => void stored.write(null),
  }
}
