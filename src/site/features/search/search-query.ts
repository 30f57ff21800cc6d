import type { Query, QueryCombination } from 'minisearch'
import { boost, type SearchIndex } from './search-index.ts'
import { stemOf, tellingWords, wordsOf } from './words.ts'

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

/** As many words as one synonym has at most. */
const longest = 3

interface Part {
  /** What is typed, a word or a phrase that has a synonym. */
  words: string[]
  means: readonly string[]
}

/** The longest phrase that has synonyms is one part, as "creepy crawly"; every other word is one by itself. */
export const partsOf = (words: readonly string[], synonyms: SearchIndex['synonyms']): Part[] => {
  const parts: Part[] = []
  for (let at = 0; at < words.length; ) {
    const lengths = Array.from({ length: longest }, (_, less) => longest - less)
    const length = lengths.find((each) => synonyms.has(words.slice(at, at + each).join(' '))) ?? 1
    const taken = words.slice(at, at + length)
    parts.push({ words: taken, means: synonyms.get(taken.join(' ')) ?? [] })
    at += length
  }
  return parts
}

/** "m 600" is looked for as "m600", which stands wherever the model is named. */
const joinModels = (words: readonly string[]): string[] => {
  const joined: string[] = []
  for (const word of words) {
    const last = joined.at(-1) ?? ''
    if (/^[a-z]{1,2}$/.test(last) && /^\d/.test(word)) joined.splice(-1, 1, last + word)
    else joined.push(word)
  }
  return joined
}

/** Looks for all that is asked: each word, its other forms, and what it is called here. */
export const searchQuery = (
  { synonyms }: SearchIndex,
  asked: string,
  combineWith: 'AND' | 'OR' = 'AND',
): QueryCombination => {
  const all = wordsOf(asked)
  // A phrase may have small words in it: "near me".
  const whole = joinModels(synonyms.has(all.join(' ')) ? all : tellingWords(asked))
  const parts = partsOf(whole, synonyms)
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
