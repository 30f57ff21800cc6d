import type { SearchEntry, SearchList, Synonym } from './search-entry.ts'

/** Phrases in one line: in lists they would travel as a fortieth more bytes. */
type Written = Omit<SearchEntry, 'asked' | 'askedToo'> & { asked?: string; askedToo?: string }

/** The file of an edition. */
export interface WrittenSearchList {
  entries: readonly Written[]
  synonyms: readonly (readonly [typed: string, means: string])[]
}

// A comma within a phrase says nothing.
const write = (phrases: readonly string[]): string => phrases.map((phrase) => phrase.replaceAll(',', ' ')).join(',')

const read = (line: string): string[] => line.split(',')

export const writeSearchList = ({ entries, synonyms }: SearchList): WrittenSearchList => ({
  entries: entries.map(({ asked, askedToo, ...entry }) => ({
    ...entry,
    ...(asked && { asked: write(asked) }),
    ...(askedToo && { askedToo: write(askedToo) }),
  })),
  synonyms: synonyms.map(([typed, means]) => [write(typed), write(means)]),
})

export const readSearchList = ({ entries, synonyms }: WrittenSearchList): SearchList => ({
  entries: entries.map(({ asked, askedToo, ...entry }) => ({
    ...entry,
    ...(asked !== undefined && { asked: read(asked) }),
    ...(askedToo !== undefined && { askedToo: read(askedToo) }),
  })),
  synonyms: synonyms.map(([typed, means]): Synonym => [read(typed), read(means)]),
})
