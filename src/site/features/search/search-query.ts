import type { Query, QueryCombination } from 'minisearch'
import { longestSynonym } from './search-entry.ts'
import { boost, type SearchIndex } from './search-index.ts'
import { joinModels, stemOf, tellingWords, wordsOf } from './words.ts'

/** How much what is meant counts beside what is written. */
const lessFor = { form: 0.9, synonym: 0.8 }

const scaled = (by: number) => Object.fromEntries(Object.entries(boost).map(([field, weight]) => [field, weight * by]))

/** A word that is being typed is taken as a beginning; a short one in the middle is taken as it is. */
const asBeginning = (word: string, isLast: boolean): boolean => isLast || word.length > 2

const wordQuery = (word: string, isLast: boolean, by = 1): Query => ({
  combineWith: 'OR',
  queries: [
    { queries: [word], prefix: asBeginning(word, isLast), boost: scaled(by) },
    { queries: [stemOf(word)], boost: scaled(by * lessFor.form) },
  ],
})

const allOf = (words: readonly string[], by: number): Query => ({
  combineWith: 'AND',
  queries: words.map((word) => wordQuery(word, false, by)),
})

interface Part {
  /** What is typed, a word or a phrase that has a synonym. */
  words: string[]
  means: readonly string[]
}

/** Two words that are written as one here: "eco clear", "water line". */
const isOneWordHere = ([first = '', second = '', ...more]: readonly string[], terms: SearchIndex['terms']): boolean =>
  more.length === 0 && first.length > 1 && second.length > 1 && terms.has(first + second)

/**
 * The longest phrase that has synonyms is one part, as "creepy crawly", and so are two words that are one here; every other word is one by
 * itself.
 */
const partsOf = (words: readonly string[], { synonyms, terms }: SearchIndex): Part[] => {
  const parts: Part[] = []
  for (let at = 0; at < words.length; ) {
    const begun = Array.from({ length: longestSynonym }, (_, less) => words.slice(at, at + longestSynonym - less))
    const taken =
      begun.find((each) => synonyms.has(each.join(' ')) || isOneWordHere(each, terms)) ?? words.slice(at, at + 1)
    const means = synonyms.get(taken.join(' ')) ?? []
    parts.push({ words: taken, means: isOneWordHere(taken, terms) ? [...means, taken.join('')] : means })
    at += taken.length
  }
  return parts
}

/** Looks for all that is asked: each word, its other forms, and what it is called here. */
export const searchQuery = (index: SearchIndex, asked: string, combineWith: 'AND' | 'OR' = 'AND'): QueryCombination => {
  const all = wordsOf(asked)
  // A phrase may have small words in it: "near me".
  const whole = joinModels(index.synonyms.has(all.join(' ')) ? all : tellingWords(asked))
  const parts = partsOf(whole, index)
  return {
    combineWith,
    queries: parts.map(({ words, means }, at): Query => {
      const isLast = at === parts.length - 1
      const written = words.map((word, index) => wordQuery(word, isLast && index === words.length - 1))
      return {
        combineWith: 'OR',
        queries: [
          { combineWith: 'AND', queries: written },
          ...means.map((phrase) => allOf(wordsOf(phrase), lessFor.synonym)),
        ],
      }
    }),
  }
}
