import {
  longestSynonym,
  type SearchEntry,
  type SearchList,
  type Synonym,
} from '../../site/features/search/search-entry.ts'
import { stemOf, tellingWords, wordsOf } from '../../site/features/search/words.ts'
import type { EditionContent } from '../content/edition-content.ts'
import type { SitePage } from '../registry/site-page.ts'
import { searchEntriesOf } from './search-entries.ts'

type Phrases = Pick<SearchEntry, 'asked' | 'askedToo'>

/** What of a phrase counts: of several words that tell something their stems, in any order. */
const senseOf = (phrase: string): string => {
  const telling = tellingWords(phrase)
  return telling.length > 1 ? telling.map(stemOf).toSorted().join(' ') : wordsOf(phrase).join(' ')
}

/** Phrases of the same words are one: "spa pools" asks for what "spa pool" does, and "stops climbing" for what "it stopped climbing" does. */
const eachOnce = (phrases: readonly string[]): string[] =>
  [...Map.groupBy(phrases, senseOf).values()].flatMap(([first = '']) => first)

/** By address: what is typed leads to the first page of its list, and finds the others too. Pages may go, and what leads to them waits. */
const phrasesByPath = (
  { code, searchWords }: EditionContent,
  entries: readonly SearchEntry[],
): Map<string, Phrases> => {
  const paths = new Set(entries.map(({ path }) => path))
  const phrases = new Map<string, Phrases>()
  for (const { typed, leadsTo } of searchWords) {
    // Some pages belong to no edition.
    const known = leadsTo.flatMap((address) => [`/${code}${address}`, address].find((each) => paths.has(each)) ?? [])
    for (const [index, path] of known.entries()) {
      const { asked = [], askedToo = [] } = phrases.get(path) ?? {}
      phrases.set(
        path,
        index === 0 ? { asked: [...asked, ...typed], askedToo } : { asked, askedToo: [...askedToo, ...typed] },
      )
    }
  }
  return phrases
}

/** Of the last build an entry may have others. */
const withPhrases = (
  { asked: _, askedToo: __, ...entry }: SearchEntry,
  { asked, askedToo }: Phrases = {},
): SearchEntry => ({
  ...entry,
  ...(asked?.length && { asked: eachOnce(asked) }),
  ...(askedToo?.length && { askedToo: eachOnce(askedToo) }),
})

/** All that the search of an edition knows. Of some pages it may be known from the last build. */
export const searchListOf = (
  content: EditionContent,
  pages: SitePage[],
  known?: ReadonlyMap<string, SearchEntry>,
): SearchList => {
  const entries = searchEntriesOf(content, pages, known)
  const phrases = phrasesByPath(content, entries)
  return {
    entries: entries.map((entry) => withPhrases(entry, phrases.get(entry.path))),
    synonyms: content.searchWords.flatMap(({ typed, means }): Synonym[] =>
      means.length === 0 ? [] : [[typed.filter((phrase) => wordsOf(phrase).length <= longestSynonym), means]],
    ),
  }
}
