import type { SearchEntry } from './search-entry.ts'
import { isOfTrade, joinModels, stemOf, tellsSomething, wordsOf } from './words.ts'

/** A phrase that asks for an entry, or its title. */
export interface Saying {
  entry: SearchEntry
  stems: readonly string[]
  /** With a blank at either end. */
  line: string
  /** What all its words are worth. */
  worth: number
  counts: number
}

/** How much a word counts for the entries that have it. */
type Shares = ReadonlyMap<SearchEntry, number>

export interface SentenceIndex {
  /** What is said of entries, by the stems in it. */
  sayings: ReadonlyMap<string, readonly Saying[]>
  /** Entries that have a word in their text. */
  mentions: ReadonlyMap<string, Shares>
  /** Products of a size, and parts for a model. */
  whichOnes: ReadonlyMap<string, Shares>
  /** What a word says: a rare one more than one that stands everywhere. */
  worthOf: (stem: string) => number
}

/** How much a word counts by where it stands. */
const counts = {
  asked: 1,
  question: 0.9,
  title: 0.8,
  product: 0.7,
  askedToo: 0.5,
  dealer: 0.3,
  text: 0.25,
  words: 0.12,
}
const countsAsWhichOne = 0.7

/** Small words and those of the trade say little, but "how long" is not "how many". */
const lessFor = { small: 0.3, trade: 0.4 }

export const isModel = (stem: string): boolean => /^~[a-z]{1,2}\d/.test(stem)

/** Small words are kept as they are, and marked: "one" has the stem of "on". */
export const isSmall = (stem: string): boolean => stem.startsWith('-')

export const isAboutTrade = (stem: string): boolean => isOfTrade(stem.slice(1))

export const stemsIn = (text: string): readonly string[] =>
  joinModels(wordsOf(text)).map((word) => (tellsSomething(word) ? stemOf(word) : `-${word}`))

export const lineOf = (stems: readonly string[]): string => ` ${stems.join(' ')} `

const titleCounts = ({ kind }: SearchEntry): number =>
  kind === 'product' || kind === 'dealer' || kind === 'question' ? counts[kind] : counts.title

/** A model is named by its number: nobody need say Dolphin. */
const modelIn = ({ kind, title }: SearchEntry): string[] =>
  kind === 'product' && /^(dolphin |liberty |wave )?[a-z]{0,2} ?\d/i.test(title) ? stemsIn(title).filter(isModel) : []

const readSayings = (entry: SearchEntry) =>
  [
    { text: entry.title, counts: titleCounts(entry) },
    ...modelIn(entry).map((stem) => ({ text: stem.slice(1), counts: counts.product })),
    ...(entry.asked ?? []).map((text) => ({ text, counts: counts.asked })),
    ...(entry.askedToo ?? []).map((text) => ({ text, counts: counts.askedToo })),
  ].map(({ text, counts }) => ({ entry, counts, stems: stemsIn(text) }))

const readMentions = (entry: SearchEntry) => [
  ...stemsIn(entry.words ?? '').map((stem) => ({ entry, stem, share: counts.words })),
  ...stemsIn(entry.text).map((stem) => ({ entry, stem, share: counts.text })),
]

const isNumber = (stem: string): boolean => /^~\d/.test(stem)

const readWhichOnes = (entry: SearchEntry) =>
  entry.kind !== 'product'
    ? []
    : [
        ...stemsIn(entry.title).filter(isNumber),
        ...[entry.text, entry.words ?? ''].flatMap((text) => stemsIn(text).filter(isModel)),
      ].map((stem) => ({ entry, stem, share: countsAsWhichOne }))

interface Mention {
  entry: SearchEntry
  stem: string
  share: number
}

const byStem = (mentions: readonly Mention[]): Map<string, Shares> =>
  new Map(
    [...Map.groupBy(mentions, ({ stem }) => stem)].map(([stem, known]) => [
      stem,
      new Map(known.map(({ entry, share }) => [entry, share])),
    ]),
  )

/** What a sentence is held against. */
export const createSentenceIndex = (entries: readonly SearchEntry[]): SentenceIndex => {
  const said = entries.flatMap(readSayings).filter(({ stems }) => stems.length > 0)
  const mentions = byStem(entries.flatMap(readMentions).filter(({ stem }) => !isSmall(stem)))
  const sayers = Map.groupBy(
    said.flatMap(({ entry, stems }) => stems.map((stem) => ({ entry, stem }))),
    ({ stem }) => stem,
  )

  const standsIn = (stem: string): number =>
    new Set([...(sayers.get(stem) ?? []).map(({ entry }) => entry), ...(mentions.get(stem)?.keys() ?? [])]).size

  const worths = new Map<string, number>()
  const worthOf = (stem: string): number => {
    const known = worths.get(stem)
    if (known !== undefined) return known
    // A model is what it is, however many parts fit it.
    const often = isModel(stem) ? 1 : standsIn(stem)
    const less = isSmall(stem) ? lessFor.small : isAboutTrade(stem) ? lessFor.trade : 1
    const worth = less * Math.log(1 + entries.length / (often + 0.5))
    worths.set(stem, worth)
    return worth
  }

  const sayings = Map.groupBy(
    said.flatMap(({ entry, stems, counts }) => {
      const worth = stems.reduce((sum, stem) => sum + worthOf(stem), 0)
      const saying: Saying = { entry, stems, counts, worth, line: lineOf(stems) }
      return [...new Set(stems)].map((stem) => ({ stem, saying }))
    }),
    ({ stem }) => stem,
  )
  return {
    sayings: new Map([...sayings].map(([stem, known]) => [stem, known.map(({ saying }) => saying)])),
    mentions,
    whichOnes: byStem(entries.flatMap(readWhichOnes)),
    worthOf,
  }
}
